import { colorSchemes } from './color-schemes';
import { createInitScript } from './create-init-script';

/** The inline script of every page. It is the same on all pages, so the Content-Security-Policy can list its hash. */
export const initScript = createInitScript(colorSchemes);

// Warn once per page or process.
let hasWarned = false;

/**
 * Returns the script that sets mode, direction and density before the first paint, and warns once on the console.
 * @deprecated `docs-shell/next/document` already has this script. Use `createInitScript` for your own themes.
 */
export function getInitColorSchemeScript(): string {
  if (!hasWarned) {
    hasWarned = true;
    console.warn(
      'docs-shell: `getInitColorSchemeScript` is deprecated. Use `initScript` or `createInitScript` of docs-shell/theme.',
    );
  }
  return initScript;
}
