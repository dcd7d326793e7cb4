import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const packageDir = path.join(import.meta.dirname, '..');

/** Packages that stay outside: they are loaded when they are needed, hold programs or find files beside their own. */
const externalPackages = [
  '@resvg/resvg-js',
  '@vanilla-extract/compiler',
  '@vitejs/plugin-react',
  'chokidar',
  'esbuild',
  'fs-native-extensions',
  'lightningcss',
  'next',
  'oxc-resolver',
  'playwright-core',
  'prettier',
  'react',
  'react-dom',
  'satori',
  'shiki',
  'typescript',
  'typescript-native',
  'vite',
];

/** What modules of the bundle miss: CommonJS packages their `require`, sources their own place. */
const banner = [
  `import { createRequire as createBundleRequire } from 'node:module';`,
  `import { dirname as dirnameOfSource } from 'node:path';`,
  `import { fileURLToPath as fileOfSource } from 'node:url';`,
  `const require = createBundleRequire(import.meta.url);`,
  `const docsCommandFolder = dirnameOfSource(fileOfSource(import.meta.url));`,
].join('\n');

/** Bundles `src/cli/main.ts` into a folder that appears complete or not at all: several commands may start at once. */
export async function bundleCommand(folder) {
  const aside = `${folder}.${randomUUID()}`;
  try {
    const { metafile } = await build({
      absWorkingDir: packageDir,
      entryPoints: { main: 'src/cli/main.ts' },
      outdir: aside,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      tsconfig: path.join(import.meta.dirname, 'tsconfig.json'),
      jsx: 'automatic',
      sourcemap: 'linked',
      sourcesContent: false,
      banner: { js: banner },
      external: externalPackages,
      plugins: [keepSourcePaths(folder), requireTypeScript, leaveOutTranslations],
      logLevel: 'error',
      metafile: true,
    });
    await writeFile(
      path.join(aside, 'sources.json'),
      JSON.stringify(listSources(metafile, folder)),
    );
    await rename(aside, folder).catch((error) => {
      // Another command was faster.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Renders whole pages, with the frame around them, but only to read their text. */
const searchModule = 'src/dev/dev-search.tsx';

/** Returns the sources of the repository that compose pages, relative to the folder of a bundle. `docs dev` must know them. */
function listSources({ inputs }, folder) {
  const names = new Set(['src/cli/main.ts']);
  for (const name of names) {
    for (const imported of inputs[name]?.imports ?? []) {
      if (imported.path in inputs && imported.path !== searchModule) names.add(imported.path);
    }
  }
  return [...names]
    .filter((name) => !name.includes('node_modules/') && !/^[\w-]+:/.test(name))
    .map((name) => path.relative(folder, path.join(packageDir, name)).split(path.sep).join('/'));
}

/** Node takes as long to list the named exports of a CommonJS module as to run it, and no code imports one by name. */
const requireTypeScript = {
  name: 'require-typescript',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^typescript$/ }, ({ kind, path: name }) =>
      kind === 'require-call'
        ? { path: name, external: true }
        : { path: name, namespace: 'required' },
    );
    onLoad({ filter: /^typescript$/, namespace: 'required' }, () => ({
      contents: `export default require('typescript');`,
    }));
  },
};

/** Zod has its messages in 50 languages, and the command prints English. Parsing them would take time at each start. */
const leaveOutTranslations = {
  name: 'leave-out-translations',
  setup({ onLoad }) {
    onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js';`,
    }));
  },
};

/** Lets `import.meta` say where the source lies, and not the bundle; relative, as the bundle may be moved with it. */
function keepSourcePaths(folder) {
  return {
    name: 'keep-source-paths',
    setup({ onLoad }) {
      onLoad({ filter: /\/packages\/[^/]+\/src\/.*\.tsx?$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        if (!/(?<!')\bimport\.meta\.(url|dirname)\b/.test(source)) return undefined;
        const place = JSON.stringify(path.relative(folder, file).split(path.sep).join('/'));
        const url = `new URL(${place}, import.meta.url)`;
        return {
          contents: source
            .replaceAll(/(?<!')\bimport\.meta\.url\b/g, `${url}.href`)
            .replaceAll(/\bimport\.meta\.dirname\b/g, `dirnameOfSource(fileOfSource(${url}))`),
          loader: file.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}
