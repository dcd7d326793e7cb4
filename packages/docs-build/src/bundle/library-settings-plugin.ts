import type { LibrarySettings } from 'docs-shell/config';
import type { Plugin } from 'vite';

const specifier = 'docs-shell/demos/library-settings';
const moduleId = '\0docs:library-settings';

/** Puts what is configured in place of the shell's empty module; who does not import it carries nothing of it. */
export function librarySettingsPlugin(settings: LibrarySettings): Plugin {
  return {
    name: 'docs:library-settings',
    enforce: 'pre',
    resolveId: (id) => (id === specifier ? moduleId : undefined),
    load: (id) =>
      id === moduleId ? `export const librarySettings = ${JSON.stringify(settings)};` : undefined,
  };
}
