import {
  demoAttribute,
  demoModuleAttribute,
  hydratedAttribute,
  staleAttribute,
} from 'docs-shell/demo/contract';
import type { Plugin } from 'vite';

const entryId = 'docs:dev-entry';
const faultEntryId = 'docs:dev-fault-entry';

/** Path of the dev document's one script on the Vite server. */
export const devEntryPath = `/@id/${entryId}`;

/** Path of the script of a document that shows diagnostics in place of a page. */
export const devFaultEntryPath = `/@id/${faultEntryId}`;

/** Event that tells the browser which demo changed, loaded or not. */
export const demoChanged = 'docs:demo-changed';

/** Event by which a document says, in milliseconds since 1970, when the browser began to load it. */
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
