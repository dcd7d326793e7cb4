import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatText } from 'diagnostics';
import { expect, it } from 'vitest';
import { openVersionedCache } from '../cache/versioned-cache';
import { loadApp } from '../load';
import { createApp, identityFixture } from '../load/app.fixture';
import { compileApp } from './compile-app';
import { fillCache, type FillRequest } from './fill-cache';
import { fillPages } from './fill-pages';

const limit = 5;

const page = (title: string) => `---
title: ${title}
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---

Text
`;

/** Creates an app with so many pages, and returns a function that compiles it as a build does. */
async function createPages(count: number) {
  const names = Array.from({ length: count }, (_, index) => `brush-${index}`);
  const pathnames = names.map((name) => `/material-ui/${name}`);
  const appDir = await createApp({
    'product.ts': `export default { ${identityFixture('material-ui')}, versions: [{ current: true }], pages: ${JSON.stringify(pathnames.map((pathname) => ({ pathname })))} };`,
    ...Object.fromEntries(names.map((name) => [`content/${name}.mdx`, page(name)])),
  });
  const cacheFolder = path.join(appDir, 'cache');
  const cache = await openVersionedCache(appDir, { cacheFolder });
  const listStored = () => readdir(path.join(cacheFolder, 'content')).catch(() => []);
  const build = async () => {
    const requests: FillRequest[] = [];
    const app = await loadApp(appDir);
    expect(formatText(app.diagnostics)).toBe('0 errors');
    const assetsUrl = '/_assets/';
    await fillPages(app, {
      assetsUrl,
      cache,
      cacheFolder,
      limit,
      helper: {
        run: async (request) => {
          // As between processes: plain data.
          const copy = structuredClone(request) as FillRequest;
          requests.push(copy);
          await fillCache(copy);
        },
      },
    });
    const filled = (await listStored()).length;
    const { pages } = await compileApp(app, { assetsUrl, cache });
    return { requests, filled, pages, stored: (await listStored()).length };
  };
  return { appDir, build };
}

it('lets a helper compile many pages and draw their images, and none after a small change', async () => {
  const { appDir, build } = await createPages(limit + 3);
  const first = await build();
  expect(first.requests).toMatchObject([{ step: 'pages', appDir }]);
  expect(first.filled).toBe(limit + 3);
  expect(first.stored, 'nothing was compiled again').toBe(first.filled);
  expect(first.pages).toHaveLength(limit + 3);
  expect(await readdir(path.join(appDir, 'cache/og-images'))).toHaveLength(limit + 3);

  await writeFile(path.join(appDir, 'content/brush-0.mdx'), page('Brush'));
  const second = await build();
  expect(second.requests).toEqual([]);
  expect(second.stored).toBe(first.stored + 1);
});

it('compiles few pages without a helper', async () => {
  const { build } = await createPages(2);
  expect(await build()).toMatchObject({ requests: [], stored: 2 });
});
