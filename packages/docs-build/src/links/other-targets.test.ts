import { setTimeout as wait } from 'node:timers/promises';
import { createManifest } from 'docs-shell/product/testing';
import { expect, it } from 'vitest';
import { loadApp } from '../load';
import { addFiles, createApp, identityFixture, tableFixture } from '../load/app.fixture';
import { openOtherTargets } from './other-targets';

const links = [{ href: '/data/rows/', from: '/paint/', location: { file: 'content/index.mdx' } }];

it('reads a manifest again when it is too old, and only once without an age', async () => {
  const appDir = await createApp({
    'product.ts': `export default { ${identityFixture('paint')}, versions: [{ current: true }], pages: [] };`,
  });
  const app = await loadApp(appDir, { productTable: tableFixture });
  const maxAge = 200;
  const [once, again] = [
    openOtherTargets({ cacheDir: appDir }),
    openOtherTargets({ cacheDir: appDir, maxAge }),
  ];
  const note =
    'Links into data are not checked: there is no manifest of it (it is not in the assembled site).';
  for (const find of [once, again]) {
    expect(await find(app, links)).toMatchObject({ targets: new Map(), notes: [note] });
  }
  const manifest = createManifest({ id: 'data', rootPath: '/data' });
  await addFiles(appDir, { 'dist/site/data/docs-manifest.json': JSON.stringify(manifest) });
  await wait(2 * maxAge);
  expect(await once(app, links)).toMatchObject({ notes: [note] });
  const { targets, notes } = await again(app, links);
  expect([[...targets.keys()], notes]).toEqual([['data'], []]);
});
