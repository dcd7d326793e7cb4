import path from 'node:path';
import type { SandboxFiles } from 'docs-shell/sandbox';
import { escapeText } from '../lib/escape';
import type { Dependencies } from './list-dependencies';

/** Input of a sandbox. */
export interface SandboxParts {
  readonly title: string;
  readonly isTypeScript: boolean;
  /** The demo's file: `src/demo/BasicButtons.tsx`. */
  readonly entry: string;
  /** The demo and its imports, by path from the project's root. */
  readonly demo: SandboxFiles;
  /** Code of the component around the demo. Undefined if the library needs none. */
  readonly root?: string | undefined;
  /** Further files of the root, by path from the project's root. */
  readonly rootFiles: SandboxFiles;
  /** Whether the stylesheets of the demo import Tailwind CSS. */
  readonly hasTailwind: boolean;
  /** Whether a file is compiled with vanilla-extract. */
  readonly hasVanilla?: boolean;
  readonly dependencies: Dependencies;
  readonly devDependencies: Dependencies;
}

/** Writes a Vite project that shows one demo: `npm install`, `npm run dev`. */
export function writeSandbox(parts: SandboxParts): SandboxFiles {
  const { title, isTypeScript, demo, root } = parts;
  const [code, jsx] = isTypeScript ? ['ts', 'tsx'] : ['js', 'jsx'];
  return {
    'package.json': toJson({
      name: toPackageName(parts.entry),
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: {
        dev: 'vite',
        start: 'vite',
        build: isTypeScript ? 'tsc && vite build' : 'vite build',
        preview: 'vite preview',
      },
      dependencies: parts.dependencies,
      devDependencies: parts.devDependencies,
    }),
    'index.html': writeHtml(title, `/src/main.${jsx}`),
    [`vite.config.${code}`]: writeViteConfig(parts),
    ...(isTypeScript && { 'tsconfig.json': toJson(tsconfig) }),
    [`src/main.${jsx}`]: writeMain(parts),
    ...(root !== undefined && { [`src/Root.${jsx}`]: root }),
    ...parts.rootFiles,
    ...demo,
  };
}

/** The plugin of Vite that compiles Tailwind CSS. */
export const tailwindPlugin = '@tailwindcss/vite';

/** The plugin of Vite that compiles vanilla-extract. */
export const vanillaPlugin = '@vanilla-extract/vite-plugin';

function writeViteConfig({ hasTailwind, hasVanilla }: SandboxParts): string {
  const plugins = [
    { name: 'react', from: '@vitejs/plugin-react', isUsed: true },
    { name: 'tailwindcss', from: tailwindPlugin, isUsed: hasTailwind },
    { name: '{ vanillaExtractPlugin }', from: vanillaPlugin, isUsed: hasVanilla === true },
  ].filter(({ isUsed }) => isUsed);
  const imports = plugins.map(({ name, from }) => `import ${name} from '${from}';`).toSorted();
  const calls = plugins.map(({ name }) => `${name.replaceAll(/[{} ]/g, '')}()`).join(', ');
  return `${imports.join('\n')}
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [${calls}] });
`;
}

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
  },
  include: ['src'],
};

function writeHtml(title: string, script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeText(title)}</title>
    <style>
      #root {
        padding: 24px;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
}

function writeMain({ entry, isTypeScript, root }: SandboxParts): string {
  const demo = `./${path.posix.relative('src', entry).replace(/\.[jt]sx?$/, '')}`;
  const element = `document.getElementById('root')${isTypeScript ? '!' : ''}`;
  const shown = root === undefined ? ['<Demo />'] : ['<Root>', '  <Demo />', '</Root>'];
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from '${demo}';
${root === undefined ? '' : "import Root from './Root';\n"}
createRoot(${element}).render(
  <StrictMode>
${shown.map((line) => `    ${line}`).join('\n')}
  </StrictMode>,
);
`;
}

/** `src/demo/BasicButtons.tsx` → `basic-buttons`. */
function toPackageName(entry: string): string {
  return path.posix
    .parse(entry)
    .name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase();
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
