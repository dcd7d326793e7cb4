import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { deriveJavaScript } from '../demos/derive-javascript';
import { createDemoSandbox } from './create-sandbox';

let appDir: string;

const app = {
  'package.json': JSON.stringify({ dependencies: { react: '*', engine: '*', paint: '*' } }),
  'demos/brush/Wide.tsx': [
    "import { Brush } from 'paint/Brush';",
    "import type { Color } from './colors';",
    "import { colors } from './colors';",
    "import data from '../data.json';",
    "import './brush.css';",
    '',
    'export default function Wide({ first = colors[0] }: { first?: Color }) {',
    '  return <Brush color={first} data={data} />;',
    '}',
    '',
  ].join('\n'),
  'demos/brush/colors.ts':
    "export type Color = 'red' | 'blue';\nexport const colors: Color[] = ['red'];\n",
  'demos/brush/brush.css': "@import '../theme.css';\n.brush {\n}\n",
  'demos/theme.css': ':root {\n}\n',
  'demos/data.json': '[1]\n',
  'demos/Plain.tailwind.tsx':
    'import \'./tailwind.css\';\nexport default () => <p className="p-4" />;\n',
  'demos/tailwind.css': "@import 'tailwindcss';\n",
  'demos/Styled.tsx':
    "import { wide } from './styled.css';\nexport default () => <p className={wide}>Styled</p>;\n",
  'demos/styled.css.ts':
    "import { style } from 'engine';\nexport const wide: string = style({});\n",
  'demos/Plain.tsx': 'export default function Plain() {\n  return <p>Plain</p>;\n}\n',
  'demos/Outside.tsx':
    "import outside from '../outside';\nimport image from './a.png';\nexport default () => <img src={image} alt={outside} />;\n",
  'demos/Tool.tsx': "import { Tool } from 'tool';\nexport default () => <Tool />;\n",
  'demos/Lost.tsx':
    "import { Easel } from 'easel';\nimport type { Frame } from './frame';\nimport 'https://paint.test/a.js';\n\nexport default () => <Easel frame={{} as Frame} />;\n",
  'demos/frame.ts':
    "import { read } from 'node:fs';\n\nimport type { Frame as Wood } from 'wood/frames';\nexport type Frame = Wood | typeof read;\n",
  'demos/a.png': '',
  'base.css': "@import 'engine/base.css';\n",
  'postcss.config.mjs': "export default { plugins: { 'postcss-paint': {}, unknown: {} } };\n",
  'outside.ts': "export default '';\n",
  'project-root.tsx':
    "import { PaintProvider } from 'paint';\nimport './base.css';\nimport type { ReactNode } from 'react';\n\nexport default function Root({ children }: { children: ReactNode }) {\n  return <PaintProvider>{children}</PaintProvider>;\n}\n",
};

const packages = {
  paint: {
    version: '3.1.4',
    peerDependencies: { react: '*', canvas: '*', engine: '*', '@types/react': '*' },
    peerDependenciesMeta: { engine: { optional: true }, '@types/react': { optional: true } },
  },
  canvas: { version: '1.0.0-beta.2' },
  engine: { version: '2.0.0' },
  tool: {},
  easel: { version: '1.0.0', peerDependencies: { canvas: '*', tripod: '*' } },
  tailwindcss: { version: '4.3.5' },
  'postcss-paint': { version: '4.0.0' },
};

beforeAll(async () => {
  appDir = temporaryFolder('docs-sandboxes');
  const manifests = Object.entries(packages).map(([name, manifest]) => [
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, ...manifest }),
  ]);
  for (const [file = '', text = ''] of [...Object.entries(app), ...manifests]) {
    await mkdir(path.dirname(path.join(appDir, file)), { recursive: true });
    await writeFile(path.join(appDir, file), text);
  }
  const own = path.join(import.meta.dirname, '../../node_modules');
  await mkdir(path.join(appDir, 'node_modules/@types'));
  for (const name of ['react', 'react-dom', 'typescript', '@types/react', '@types/react-dom']) {
    await symlink(path.join(own, name), path.join(appDir, 'node_modules', name));
  }
});

const create = (id: string) =>
  createDemoSandbox({ appDir, productName: 'Paint', id, toJavaScript: deriveJavaScript });

describe('createDemoSandbox', () => {
  it('has the plugin that compiles .css.ts files, and names of classes for the editor', async () => {
    const names = { wide: 'styled_wide__1' };
    const { demo } = await createDemoSandbox({
      appDir,
      productName: 'Paint',
      id: 'Styled.tsx',
      toJavaScript: deriveJavaScript,
      classNames: new Map([[path.join(appDir, 'demos/styled.css.ts'), names]]),
    });
    expect(demo.classNames).toEqual({
      'src/demo/styled.css.ts': names,
      'src/demo/styled.css.js': names,
    });
    for (const [language, ending] of [
      ['TS', 'ts'],
      ['JS', 'js'],
    ] as const) {
      const files = demo.files[language];
      expect(files[`src/demo/styled.css.${ending}`]).toContain('style({})');
      expect(files[`vite.config.${ending}`]).toContain('vanillaExtractPlugin()');
      expect(files['package.json']).toMatch(/"@vanilla-extract\/vite-plugin": "\d/);
    }
    const { demo: plain } = await create('Plain.tsx');
    expect(plain.files.TS['vite.config.ts']).not.toContain('vanilla');
  });

  it('includes the imports of a demo, in both languages', async () => {
    const { demo, diagnostics } = await create('brush/Wide.tsx');
    expect(diagnostics).toEqual([]);
    expect(demo.title).toBe('Wide – Paint');
    expect(demo.entry).toEqual({ TS: 'src/demo/brush/Wide.tsx', JS: 'src/demo/brush/Wide.jsx' });
    expect(Object.keys(demo.files.TS)).toEqual([
      'package.json',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'src/main.tsx',
      'src/Root.tsx',
      'src/base.css',
      'postcss.config.mjs',
      'src/demo/brush/Wide.tsx',
      'src/demo/brush/colors.ts',
      'src/demo/data.json',
      'src/demo/brush/brush.css',
      'src/demo/theme.css',
    ]);
    expect(Object.keys(demo.files.JS).filter((file) => file.startsWith('src/'))).toEqual([
      'src/main.jsx',
      'src/Root.jsx',
      'src/base.css',
      'src/demo/brush/Wide.jsx',
      'src/demo/brush/colors.js',
      'src/demo/data.json',
      'src/demo/brush/brush.css',
      'src/demo/theme.css',
    ]);
    expect(demo.files.JS['src/demo/brush/colors.js']).toBe('export const colors = ["red"];\n');
    expect(demo.files.TS['src/main.tsx']).toMatchInlineSnapshot(`
      "import { StrictMode } from 'react';
      import { createRoot } from 'react-dom/client';
      import Demo from './demo/brush/Wide';
      import Root from './Root';

      createRoot(document.getElementById('root')!).render(
        <StrictMode>
          <Root>
            <Demo />
          </Root>
        </StrictMode>,
      );
      "
    `);
  });

  it('pins imported packages and their peers in the installed versions', async () => {
    const { demo } = await create('brush/Wide.tsx');
    const { dependencies, devDependencies } = JSON.parse(
      demo.files.TS['package.json'] ?? '',
    ) as Record<string, Record<string, string>>;
    expect(dependencies).toMatchObject({
      // A peer; an optional peer that the app has; imported.
      canvas: '1.0.0-beta.2',
      engine: '2.0.0',
      paint: '3.1.4',
    });
    expect(Object.keys(dependencies ?? {})).toEqual([
      'canvas',
      'engine',
      'paint',
      'react',
      'react-dom',
    ]);
    expect(Object.keys(devDependencies ?? {})).toEqual([
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'postcss-paint',
      'typescript',
      'vite',
    ]);
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d/);
    }
  });

  it('reports packages that are not installed, with the line of the import', async () => {
    const { demo, diagnostics } = await create('Lost.tsx');
    expect(
      diagnostics.map(
        ({ code, file, line, received }) =>
          `${path.basename(file)}:${line ?? '-'} ${code} ${received}`,
      ),
    ).toEqual([
      'Lost.tsx:1 DOCS4008 an import of easel, whose peer dependency tripod is not installed',
      'frame.ts:1 DOCS4008 an import of node:fs, which is a module of Node',
      'frame.ts:3 DOCS4008 an import of the package wood, which is not installed',
    ]);
    expect(demo.files.TS['package.json']).not.toContain('https:');
  });

  it('stops at a package that each sandbox needs and that is not installed', async () => {
    const rootFile = path.join(appDir, 'project-root.tsx');
    const root = app['project-root.tsx'];
    onTestFinished(() => writeFile(rootFile, root));
    await writeFile(rootFile, `import 'varnish';\n${root}`);
    await expect(create('Plain.tsx')).rejects.toThrow(
      /package\.json {2}dependencies {2}DOCS4008[^]*the package varnish, which is not installed/,
    );
  });

  it('reports packages that cannot be installed', async () => {
    const { diagnostics } = await create('Tool.tsx');
    expect(diagnostics.map(({ received, file }) => [path.basename(file), received])).toEqual([
      ['Tool.tsx', 'the package tool, which has no version'],
    ]);
  });

  it('reports files that a project cannot contain', async () => {
    const { diagnostics } = await create('Outside.tsx');
    expect(diagnostics.map(({ received, file }) => [path.basename(file), received])).toEqual([
      ['Outside.tsx', 'an import of ../outside'],
      ['Outside.tsx', 'an import of ./a.png'],
    ]);
  });

  it('has the stylesheets of the root and the settings of PostCSS, with their packages', async () => {
    const { demo } = await create('Plain.tsx');
    for (const files of [demo.files.TS, demo.files.JS]) {
      expect(files['src/base.css']).toBe(app['base.css']);
      expect(files['postcss.config.mjs']).toBe(app['postcss.config.mjs']);
      const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<
        string,
        Record<string, string>
      >;
      expect(dependencies).toMatchObject({ engine: '2.0.0' });
      expect(devDependencies).toMatchObject({ 'postcss-paint': '4.0.0' });
      expect(devDependencies).not.toHaveProperty('unknown');
    }
  });

  it('compiles Tailwind CSS with its plugin, unless the app has settings of PostCSS', async () => {
    const read = async () => {
      const { demo } = await create('Plain.tailwind.tsx');
      const tools = JSON.parse(demo.files.TS['package.json'] ?? '') as typeof packageJson;
      return { config: demo.files.TS['vite.config.ts'] ?? '', tools };
    };
    const packageJson = { dependencies: {}, devDependencies: {} };
    expect((await read()).config).not.toContain('tailwind');
    await rm(path.join(appDir, 'postcss.config.mjs'));
    const { config, tools } = await read();
    expect(tools.dependencies).toMatchObject({ tailwindcss: '4.3.5' });
    expect(tools.devDependencies).toMatchObject({ '@tailwindcss/vite': '4.3.5' });
    expect(config).toBe(
      "import react from '@vitejs/plugin-react';\nimport tailwindcss from '@tailwindcss/vite';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [react(), tailwindcss()] });\n",
    );
    const { demo } = await create('Plain.tsx');
    expect(demo.files.TS['vite.config.ts']).not.toContain('tailwind');
  });
});
