import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { listImportedReactSubpaths, listLibrarySpecifiers } from './library-specifiers';

let appDir: string;

async function writePackage(name: string, packageJson: object, files: readonly string[]) {
  const folder = path.join(appDir, 'node_modules', name);
  for (const file of ['package.json', ...files]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(
      path.join(folder, file),
      file === 'package.json' ? JSON.stringify(packageJson) : '',
    );
  }
}

beforeAll(async () => {
  appDir = temporaryFolder('app');
  const dependencies = {
    '@paint/kit': '1',
    calendar: '1',
    react: '1',
    helper: '1',
    'docs-shell': '1',
  };
  await writeFile(path.join(appDir, 'package.json'), JSON.stringify({ dependencies }));
  await writePackage(
    '@paint/kit',
    {
      exports: {
        '.': { import: './esm/index.js' },
        './*': { import: { types: './esm/*/index.d.ts', default: './esm/*/index.js' } },
        './esm': null,
        './package.json': './package.json',
      },
    },
    ['esm/index.js', 'esm/Brush/index.js', 'esm/Roller/index.js', 'esm/notes/readme.txt'],
  );
  await writePackage(
    'calendar',
    {
      exports: {
        '.': { import: { types: './index.d.ts', default: './index.js' } },
        './style': { sass: './style.css' },
        './style.css': { import: { types: './style.d.ts', default: './style.css' } },
        './locale': { require: './locale.cjs' },
      },
    },
    [],
  );
  await writePackage('helper', { exports: { '.': './index.js', './macro': './macro.js' } }, []);
});

describe('listLibrarySpecifiers', () => {
  it('lists React, each module of the documented packages, and the main entry of others', () => {
    expect(listLibrarySpecifiers(appDir, ['@paint/kit', 'calendar'])).toEqual([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      '@paint/kit',
      '@paint/kit/Brush',
      '@paint/kit/Roller',
      'calendar',
      'calendar/locale',
      'helper',
    ]);
  });

  it.each([[['inner-kit']], [[]]])(
    'lists internals that a demo imports, with %j',
    async (documented) => {
      const dependencies = { 'inner-kit': '1' };
      await writeFile(path.join(appDir, 'package.json'), JSON.stringify({ dependencies }));
      const keys = ['.', './Pen', './internals/demo', './internals/ink'];
      const exports = Object.fromEntries(keys.map((key) => [key, `${key}/index.js`]));
      await writePackage('inner-kit', { exports }, []);
      await mkdir(path.join(appDir, 'demos'), { recursive: true });
      const demo = path.join(appDir, 'demos/Inner.tsx');
      await writeFile(demo, "import { DemoContainer } from 'inner-kit/internals/demo';");
      const found = listLibrarySpecifiers(appDir, documented).slice(4);
      await rm(demo);
      expect(found).toEqual([
        'inner-kit',
        ...(documented.length > 0 ? ['inner-kit/Pen'] : []),
        'inner-kit/internals/demo',
      ]);
    },
  );

  it('lists the folders of a package that has no exports, when they name a module', async () => {
    const dependencies = { 'old-kit': '1' };
    await writeFile(path.join(appDir, 'package.json'), JSON.stringify({ dependencies }));
    await writePackage('old-kit', { main: './node/index.js' }, ['node/index.js', 'Brush/index.js']);
    await writePackage('old-kit/Brush', { module: './index.js' }, []);
    await writePackage('old-kit/Roller', { module: './index.js' }, []);
    await writePackage('old-kit/internal', { module: './index.js' }, []);
    expect(listLibrarySpecifiers(appDir, ['old-kit']).slice(4)).toEqual([
      'old-kit',
      'old-kit/Brush',
      'old-kit/Roller',
    ]);
  });

  it('lists the modules of an icon package that demos import', async () => {
    const dependencies = { icons: '1' };
    await writeFile(path.join(appDir, 'package.json'), JSON.stringify({ dependencies }));
    const exports = { '.': './index.js', './Hidden': null, './*': './esm/*.js' };
    await writePackage('icons', { exports }, [
      'esm/Add.js',
      'esm/Edit.js',
      'esm/Hidden.js',
      'esm/Print.js',
      'esm/old/Add.js',
    ]);
    const demos = {
      'button/A.tsx': `import Add from 'icons/Add';\nimport Edit from "icons/Edit";`,
      'button/B.tsx': `import Add from 'icons/Add';\nimport Gone from 'icons/Gone';`,
      'button/C.tsx': `import Hidden from 'icons/Hidden';\nimport Add from 'icons/old/Add';`,
    };
    for (const [name, code] of Object.entries(demos)) {
      const file = path.join(appDir, 'demos', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, code);
    }
    expect(listLibrarySpecifiers(appDir, [], ['icons']).slice(4)).toEqual([
      'icons/Add',
      'icons/Edit',
    ]);
  });

  it('leaves out subpaths that no browser can load, unless a demo imports an installed one', async () => {
    const dependencies = { tools: '1' };
    await writeFile(path.join(appDir, 'package.json'), JSON.stringify({ dependencies }));
    await writePackage('tools', { exports: { '.': './index.js', './*': './*.js' } }, [
      'index.js',
      'Saw.js',
    ]);
    for (const name of ['vite', 'babel']) {
      const file = path.join(appDir, 'node_modules/tools', `${name}.js`);
      await writeFile(file, `import { readFile } from 'node:fs/promises';`);
    }
    const remote = path.join(appDir, 'node_modules/tools/remote.js');
    await writeFile(remote, `import { connect } from 'cables';`);
    await mkdir(path.join(appDir, 'demos/tools'), { recursive: true });
    await writeFile(
      path.join(appDir, 'demos/tools/A.tsx'),
      `import babel from 'tools/babel';\nimport remote from 'tools/remote';`,
    );
    expect(listLibrarySpecifiers(appDir, ['tools']).slice(4)).toEqual([
      'tools',
      'tools/Saw',
      'tools/babel',
      'tools/index',
    ]);
  });

  it('lists entries that exist of other dependencies, and what demos import of them', async () => {
    const names = ['parts', 'types-only', 'plain', 'short', 'vast'];
    const dependencies = Object.fromEntries(names.map((name) => [name, '1']));
    await writeFile(path.join(appDir, 'package.json'), JSON.stringify({ dependencies }));
    await writePackage('parts', { exports: { './Arc': './Arc.js', './Bow': './Bow.js' } }, []);
    await writePackage('types-only', { types: './index.d.ts' }, ['index.d.ts']);
    await writePackage('plain', {}, ['index.js']);
    await writePackage('short', { main: './lib/index', module: './es/index' }, ['es/index.js']);
    const files = Array.from({ length: 1001 }, (_, index) => `esm/Icon${index}.js`);
    await writePackage('vast', { exports: { '.': './index.js', './*': './esm/*.js' } }, files);
    await writeFile(
      path.join(appDir, 'demos/button/A.tsx'),
      `import Arc from 'parts/Arc';\nconst load = () => import('vast/Icon7');\nexport * from './B';`,
    );
    expect(listLibrarySpecifiers(appDir, []).slice(4)).toEqual([
      'parts/Arc',
      'plain',
      'short',
      'vast/Icon7',
    ]);
  });

  it('reports what to do if a documented package is not installed', async () => {
    const packageJson = { dependencies: { missing: '1' } };
    const other = temporaryFolder('app');
    await writeFile(path.join(other, 'package.json'), JSON.stringify(packageJson));
    expect(() => listLibrarySpecifiers(other, ['missing'])).toThrow(
      [
        `${path.join(other, 'package.json')}  dependencies  DOCS4008`,
        '  received  missing, which is not installed',
        '  expected  a package that can be imported from this folder',
        '  hint      Add missing to the dependencies, and install them.',
      ].join('\n'),
    );
  });
});

describe('listImportedReactSubpaths', () => {
  it('lists entry points of React that the demo root or a demo imports, besides those that all demos have', async () => {
    await writePackage(
      'react-dom',
      {
        exports: {
          '.': './index.js',
          './client': './client.js',
          './server': './server.js',
          './test-utils': './test-utils.js',
        },
      },
      [],
    );
    expect(listImportedReactSubpaths(appDir)).toEqual([]);
    const file = path.join(appDir, 'demo-root.tsx');
    await writeFile(
      file,
      "import { createRoot } from 'react-dom/client';\nimport { renderToString } from 'react-dom/server';\nimport 'react-dom/nothing';",
    );
    expect(listImportedReactSubpaths(appDir)).toEqual(['react-dom/server']);
    await rm(file);
    await rm(path.join(appDir, 'node_modules/react-dom'), { recursive: true });
  });
});
