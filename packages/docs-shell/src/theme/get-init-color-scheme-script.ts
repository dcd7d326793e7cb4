import { initScript } from './init-script';

// The notice is for the one who reads the console, once per page or process: that is what module state is for.
let isTold = false;

/**
 * The constant script that sets mode, direction and density before first paint.
 * @deprecated The document of `docs-shell/next/document` holds the script already; for themes of your own use
 * `createInitScript`. It tells so once on the console (SPEC TH-3).
 */
export function getInitColorSchemeScript(): string {
  if (!isTold) {
    isTold = true;
    console.warn(
      'docs-shell: `getInitColorSchemeScript` is deprecated. Use `initScript` or `createInitScript` of docs-shell/theme.',
    );
  }
  return initScript;
}
