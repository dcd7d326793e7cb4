import { link, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { registerRoute } from 'docs-shell/registry';
import { expect, it } from 'vitest';
import { loadProductTable } from '../deploy/site/load-registry';
import { createApp } from '../load/app.fixture';
import { updateRegistry } from './update-registry';

const home = { productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] };
const ink = { productId: 'ink', categoryId: 'tools', pathPrefixes: ['/ink'] };
const registry = JSON.stringify({ schemaVersion: 1, products: [registerRoute(home, 1)] });

it('adds a product to a deployed site, in a new file', async () => {
  const root = await createApp({ 'docs-products.json': registry });
  const file = path.join(root, 'docs-products.json');
  await link(file, path.join(root, 'kept.json'));
  await updateRegistry(root, (before) => ({
    ...before,
    products: [...before.products, registerRoute(ink, 2, 'Ink')],
  }));
  expect(await loadProductTable(root, [])).toEqual([home, ink]);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(await readFile(file, 'utf8'));
  expect(await readFile(path.join(root, 'kept.json'), 'utf8')).toBe(registry);
});

it('changes nothing if the registry is invalid, because readers use the product table then', async () => {
  const root = await createApp({ 'index.html': '' });
  await expect(updateRegistry(root, (before) => before)).rejects.toThrow('no valid registry');
  await writeFile(path.join(root, 'docs-products.json'), '{ "schemaVersion": 2 }');
  await expect(updateRegistry(root, (before) => before)).rejects.toThrow('no valid registry');
  expect(await loadProductTable(root, [ink])).toEqual([ink]);
});
