import { cp, mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { openBuildCache } from '../cache/build-cache';
import { buildLibrary } from './build-library';
import { openBundleCache } from './bundle-cache';
import { listStaticImports } from './list-static-imports';

const installed = path.join(import.meta.dirname, '../../node_modules');

let root: string;

async function save(file: string, text: string) {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
  // What is saved during a build is not cached.
  const time = new Date(Date.now() - 60_000);
  await utimes(place, time, time);
}

const component = (name: string, bytes: number) =>
  `import { shared } from './shared.mjs';\nexport const ${name} = () => [shared(), '${name.repeat(bytes / name.length)}'];`;

beforeAll(async () => {
  root = temporaryFolder('build-library');
  await save('pnpm-workspace.yaml', '');
  await save(
    'apps/one/package.json',
    '{ "dependencies": { "paint": "1.0.0", "react": "*", "react-dom": "*" } }',
  );
  await save('apps/one/demo-root.tsx', 'export default ({ children }) => children;');
  await save(
    'node_modules/paint/package.json',
    '{ "name": "paint", "version": "1.0.0", "exports": { "./*": "./*.mjs" } }',
  );
  await save('node_modules/paint/Brush.mjs', component('Brush', 20_000));
  await save('node_modules/paint/Roller.mjs', component('Roller', 20_000));
  await save('node_modules/paint/shared.mjs', 'export const shared = () => document.title;');
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    await save(
      `apps/one/demos/${name}.tsx`,
      "import { Brush } from 'paint/Brush'; export default Brush;",
    );
  }
  for (const name of ['react', 'react-dom', 'docs-shell']) {
    await symlink(path.join(installed, name), path.join(root, 'node_modules', name));
  }
});

async function build(app = 'apps/one', demos = ['A', 'B', 'C', 'D']) {
  const appDir = path.join(root, app);
  const cache = openBundleCache(openBuildCache({ appDir }), appDir);
  const { files, reexports, closures } = await buildLibrary({
    appDir,
    demoRootFile: path.join(appDir, 'demo-root.tsx'),
    documentedPackages: ['paint'],
    demos: new Map(demos.map((id) => [`${id}.tsx`, path.join(appDir, `demos/${id}.tsx`)])),
    assetsUrl: '/_assets/',
    cache,
  });
  const importsOf = new Map(
    files.map(({ fileName, content }) => [
      `/_assets/${fileName}`,
      listStaticImports(String(content)).map((name) => `/_assets/${path.posix.basename(name)}`),
    ]),
  );
  return { names: files.map(({ fileName }) => fileName), reexports, closures, importsOf };
}

async function countMade(stage: string): Promise<number> {
  const names = await readdir(path.join(root, 'node_modules/.cache/docs', stage));
  return names.filter((name) => !name.endsWith('.lock')).length;
}

describe('buildLibrary', () => {
  it('lists what each file loads in the order in which it runs', async () => {
    const { closures, importsOf } = await build();
    for (const [url, closure] of closures) {
      expect(closure.at(-1)).toBe(url);
      for (const [index, file] of closure.entries()) {
        const before = closure.slice(0, index);
        for (const imported of importsOf.get(file) ?? []) expect(before).toContain(imported);
      }
    }
    expect([...closures.values()].some(({ length }) => length > 1)).toBe(true);
  }, 60_000);

  it('groups by the imports of demos, and reuses the bundles until those change', async () => {
    const first = await build();
    const made = [await countMade('library'), await countMade('library-modules')];
    expect(made).toEqual([1, 1]);
    expect(first.reexports.get('paint/Brush')).toMatch(/from ?["'`]\/_assets\/lib-/);

    // A change of a demo that imports the same names.
    await save(
      'apps/one/demos/A.tsx',
      "import { Brush } from 'paint/Brush'; export default () => [Brush(), 1];",
    );
    expect(await build()).toEqual(first);
    // A copy of the app.
    await cp(path.join(root, 'apps/one'), path.join(root, 'fixtures/.tmp-copy'), {
      recursive: true,
    });
    expect(await build('fixtures/.tmp-copy')).toEqual(first);
    // A fifth demo with the same imports.
    expect(await build('apps/one', ['A', 'B', 'C', 'D', 'E'])).toEqual(first);
    expect([await countMade('library'), await countMade('library-modules')]).toEqual(made);

    for (const name of ['A', 'B', 'C', 'D']) {
      await save(
        `apps/one/demos/${name}.tsx`,
        "import { Brush } from 'paint/Brush'; import { Roller } from 'paint/Roller'; export default () => [Brush(), Roller()];",
      );
    }
    const both = await build();
    expect(both.names.length).toBe(first.names.length - 1);
    expect([await countMade('library'), await countMade('library-modules')]).toEqual([2, 1]);
  }, 60_000);
});
