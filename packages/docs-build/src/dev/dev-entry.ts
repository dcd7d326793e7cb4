import {
  demoAttribute,
  demoModuleAttribute,
  hydratedAttribute,
  staleAttribute,
} from 'docs-shell/demo/contract';
import type { Plugin } from 'vite';

const entryId = 'docs:dev-entry';
const faultEntryId = 'docs:dev-fault-entry';

/** Path of the only script of a dev document, on the Vite server. */
export const devEntryPath = `/@id/${entryId}`;

/** Path of the script of a document that shows diagnostics instead of a page. */
export const devFaultEntryPath = `/@id/${faultEntryId}`;

/** Event with the demo that changed, sent whether or not the browser loaded it. */
export const demoChanged = 'docs:demo-changed';

/** Event with the time when the browser began to load the document, in milliseconds since 1970. */
export const documentOpened = 'docs:document-opened';

const sayOpened = `import.meta.hot?.send(${JSON.stringify(documentOpened)}, performance.timeOrigin);`;

/**
 * The script of the dev document: hot reload, then the shell's own script. A demo that is not hydrated yet gets no
 * hot update. It is marked as stale, because its HTML is older than its code.
 */
const entry = `
import '@vitejs/plugin-react/preamble';
import 'docs-shell/client/boot';
${sayOpened}
import.meta.hot?.on(${JSON.stringify(demoChanged)}, ({ path }) => {
  for (const demo of document.querySelectorAll('[${demoAttribute}]:not([${hydratedAttribute}])')) {
    if (demo.getAttribute('${demoModuleAttribute}')?.split('?')[0].endsWith(path)) {
      demo.setAttribute('${staleAttribute}', '');
    }
  }
});
`;

/** Provides the scripts of dev documents as virtual modules. */
export function devEntryPlugin(): Plugin {
  const codes: Readonly<Record<string, string>> = {
    [`\0${entryId}`]: entry,
    [`\0${faultEntryId}`]: sayOpened,
  };
  return {
    name: 'docs:dev-entry',
    resolveId: (id) => (id === entryId || id === faultEntryId ? `\0${id}` : undefined),
    load: (id) => codes[id],
  };
}
