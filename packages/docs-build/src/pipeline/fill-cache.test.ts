import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { buildDemos } from '../bundle/build-demos';
import { buildLibrary } from '../bundle/build-library';
import { type BundleCache, openBundleCache } from '../bundle/bundle-cache';
import { openBuildCache } from '../cache/build-cache';
import { renderDemos } from '../demos/render-demos';
import type { Helper } from '../lib/helper-process';
import { fillCache, type FillRequest, maxOwnDemos, openFill } from './fill-cache';

const installed = path.join(import.meta.dirname, '../../node_modules');

let appDir: string;

beforeAll(async () => {
  appDir = temporaryFolder('fill-cache');
  const save = async (file: string, text: string) => {
    const place = path.join(appDir, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
    // What is saved during a build is not cached.
    const time = new Date(Date.now() - 60_000);
    await utimes(place, time, time);
  };
  await save('pnpm-workspace.yaml', '');
  await save('package.json', '{ "dependencies": { "paint": "1.0.0", "react": "*" } }');
  await save('demo-root.tsx', 'export default ({ children }) => children;');
  await save('demos/A.tsx', "import { Brush } from 'paint'; export default Brush;");
  await save('demos/Broken.tsx', 'export default () => {');
  await save(
    'node_modules/paint/package.json',
    '{ "name": "paint", "version": "1.0.0", "exports": { ".": "./index.mjs" } }',
  );
  await save('node_modules/paint/index.mjs', 'export const Brush = () => "a brush";');
  for (const name of ['react', 'react-dom', 'docs-shell']) {
    await symlink(path.join(installed, name), path.join(appDir, 'node_modules', name));
  }
});

const openCache = (folder: string) =>
  openBundleCache(openBuildCache({ appDir, folder: path.join(appDir, folder) }), appDir);

/** Opens the cache of an app with so many demos. The helper runs in this process. */
function open(folder: string, demoCount: number) {
  const requests: FillRequest[] = [];
  const helper: Helper = {
    run: async (request) => {
      // As between processes: plain data.
      const copy = structuredClone(request) as FillRequest;
      requests.push(copy);
      await fillCache(copy);
    },
  };
  const cacheFolder = path.join(appDir, folder);
  const fillFirst = openFill({ appDir, demoCount, helper, cacheFolder });
  return { cache: openCache(folder), fillFirst, requests };
}

const rendering = (id: string) => ({
  appDir,
  demoRootFile: path.join(appDir, 'demo-root.tsx'),
  demos: new Map([[id, path.join(appDir, 'demos', id)]]),
  outDir: path.join(appDir, '.docs/server'),
  settings: {},
  styleGroups: [[id]],
});

const bundling = () => ({
  appDir,
  demoRootFile: path.join(appDir, 'demo-root.tsx'),
  demos: new Map([['A.tsx', path.join(appDir, 'demos/A.tsx')]]),
  documentedPackages: ['paint'],
  assetsUrl: '/_assets/',
  settings: {},
  colorModes: [],
});

async function buildAll(forRender: BundleCache, forLibrary: BundleCache, forDemos: BundleCache) {
  const rendered = await renderDemos({ ...rendering('A.tsx'), cache: forRender });
  const library = await buildLibrary({ ...bundling(), cache: forLibrary });
  return {
    rendered,
    library,
    bundle: await buildDemos({ ...bundling(), library, cache: forDemos }),
  };
}

describe('openFill', () => {
  it('leaves apps with few demos to one process', async () => {
    const { cache, fillFirst, requests } = open('few', maxOwnDemos);
    const options = rendering('A.tsx');
    await renderDemos({ ...options, cache: fillFirst(cache, { step: 'render', options }) });
    expect(requests).toEqual([]);
  });

  it('lets helpers do each step, once, with the same results', async () => {
    const { cache, fillFirst, requests } = open('many', maxOwnDemos + 1);
    const build = () =>
      buildAll(
        fillFirst(cache, { step: 'render', options: rendering('A.tsx') }),
        fillFirst(cache, { step: 'library', options: bundling() }),
        fillFirst(cache, { step: 'demos', options: bundling() }),
      );
    const built = await build();
    expect(requests.map(({ step }) => step)).toEqual(['render', 'library', 'demos']);
    expect(built.rendered.html).toEqual(new Map([['A.tsx', 'a brush']]));
    const own = openCache('own');
    expect(built).toEqual(await buildAll(own, own, own));
    await build();
    expect(requests).toHaveLength(3);
  });

  it('keeps what a helper has made', async () => {
    const { cache, fillFirst } = open('kept', maxOwnDemos + 1);
    const fill = fillFirst(cache, { step: 'render', options: rendering('A.tsx') });
    let isMade = false;
    await renderDemos({
      ...rendering('A.tsx'),
      cache: {
        ...fill,
        get: (bundle) =>
          fill.get({
            ...bundle,
            make: (inputs) => {
              isMade = true;
              return bundle.make(inputs);
            },
          }),
      },
    });
    expect(isMade).toBe(false);
  });

  it('reports mistakes as without a helper', async () => {
    const { cache, fillFirst, requests } = open('broken', maxOwnDemos + 1);
    const options = rendering('Broken.tsx');
    const withHelper = await renderDemos({
      ...options,
      cache: fillFirst(cache, { step: 'render', options }),
    });
    expect(requests).toHaveLength(1);
    expect(withHelper.diagnostics).toHaveLength(1);
    const without = await renderDemos({ ...options, cache: openCache('broken-own') });
    expect(withHelper.diagnostics).toEqual(without.diagnostics);
  });
});
