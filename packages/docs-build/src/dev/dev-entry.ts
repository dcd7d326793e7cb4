import type { Plugin } from 'vite';

const entryId = 'docs:dev-entry';

/** Path of the dev document's one script on the Vite server. */
export const devEntryPath = `/@id/${entryId}`;

/** Event that tells the browser which demo changed, loaded or not. */
export const demoChanged = 'docs:demo-changed';

/**
 * The script of the dev document: hot reload, then the shell's own script. A demo that is not mounted yet
 * takes no update, so it is marked: its HTML is older than its code.
 */
export function devEntryPlugin(): Plugin {
  return {
    name: 'docs:dev-entry',
    resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
    load: (id) =>
      id === `\0${entryId}`
        ? `
import '@vitejs/plugin-react/preamble';
import 'docs-shell/behaviours/boot';
import.meta.hot?.on(${JSON.stringify(demoChanged)}, ({ path }) => {
  for (const demo of document.querySelectorAll('[data-demo]:not([data-hydrated])')) {
    if (demo.dataset.module?.split('?')[0].endsWith(path)) {
      demo.setAttribute('data-stale', '');
    }
  }
});
`
        : undefined,
  };
}
