import type { LibrarySettings } from 'docs-shell/config';
import type { Plugin } from 'vite';

const specifier = 'docs-shell/demos/library-settings';
const moduleId = '\0docs:library-settings';

/**
 * Replaces the shell's empty settings module by the configured settings. Bundles that do not import it contain no
 * settings.
 */
export function librarySettingsPlugin(settings: LibrarySettings): Plugin {
  return {
    name: 'docs:library-settings',
    enforce: 'pre',
    resolveId: (id) => (id === specifier ? moduleId : undefined),
    load: (id) =>
      id === moduleId ? `export const librarySettings = ${JSON.stringify(settings)};` : undefined,
  };
}
