import path from 'node:path';
import type { Plugin } from 'vite';

const plugins = {
  styledComponents: { ssr: true, displayName: false, fileName: false, minify: false },
};

/**
 * Gives each component that a demo or the demo root creates with styled-components an id. Without it, the library
 * numbers components in the order in which modules run. The server and the browser run them in other orders, so the names of
 * classes would differ.
 */
export function styledComponentsPlugin(): Plugin {
  return {
    name: 'docs:styled-components',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[jt]sx?(?:\?|$)/, exclude: /\/node_modules\// },
        code: 'styled-components',
      },
      async handler(code, id) {
        const [file = ''] = id.split('?');
        // With an absolute path, ids would depend on the folder of the app. So they depend on the code of the file.
        const name = path.basename(file);
        const { transformWithOxc } = await import('vite');
        try {
          const result = await transformWithOxc(code, name, { jsx: 'preserve', plugins });
          return { code: result.code, ...(result.map && { map: result.map }) };
        } catch {
          // The next plugin reports what it cannot parse.
          return undefined;
        }
      },
    },
  };
}
