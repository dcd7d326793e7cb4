import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeOutputList } from 'docs-build/output-list';
import { createManifest } from 'docs-shell/product/testing';
import { registerRoute } from 'docs-shell/registry';
import { expect, it } from 'vitest';
import { writeFiles } from '../write-files.fixture';
import { assembleSite } from './assemble';

const origin = 'https://docs.example';
const home = { productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] };
const paint = { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] };

/** An app that publishes a product. */
const app = (id: string, rootPath: string) => ({
  [`apps/${id}/package.json`]: '{}',
  [`apps/${id}/.docs/app.json`]: JSON.stringify({ products: [{ identity: { id } }] }),
  [`apps/${id}/dist${rootPath}/index.html`]: `<p>${id}</p>`,
  [`apps/${id}/dist${rootPath}/docs-manifest.json`]: JSON.stringify(
    createManifest({ id, rootPath }),
  ),
});

/** Assembles a root app with these products in its registry, and other apps. The product table is empty. */
async function createSite(listed: readonly (typeof home)[], apps: Record<string, string>) {
  const repoRoot = await writeFiles({
    'package.json': '{}',
    ...app('home', ''),
    'apps/home/dist/docs-products.json': JSON.stringify({
      schemaVersion: 1,
      origin,
      products: listed.map((route, index) => registerRoute(route, index)),
    }),
    'apps/home/dist/sitemap.xml': '<sitemapindex/>',
    'apps/home/dist/llms.txt': '# Home\n',
    ...apps,
  });
  for (const name of await readdir(path.join(repoRoot, 'apps'))) {
    await writeOutputList(path.join(repoRoot, 'apps', name));
  }
  const run = () =>
    assembleSite({
      repoRoot,
      productTable: [],
      siteFolder: 'dist/site',
      cacheDir: path.join(repoRoot, 'cache'),
    });
  const read = (file: string) => readFile(path.join(repoRoot, 'dist/site', file));
  return { repoRoot, run, read };
}

it('adds an app that the root does not list', async () => {
  const { repoRoot, run, read } = await createSite([home], app('paint', '/paint'));
  await run();
  const text = String(await read('docs-products.json'));
  const { products } = JSON.parse(text) as {
    products: readonly { readonly id: string; readonly name: string }[];
  };
  expect(products.map(({ id, name }) => [id, name])).toEqual([
    ['home', 'home'],
    ['paint', 'paint'],
  ]);
  expect(String(gunzipSync(await read('docs-products.json.gz')))).toBe(text);
  expect(String(await read('sitemap.xml'))).toContain(`${origin}/paint/sitemap.xml`);
  expect(String(await read('llms.txt'))).toContain(`- [paint](${origin}/paint/llms.txt)`);
  expect((await run()).writtenCount).toBe(0);
  expect(await readdir(path.join(repoRoot, 'dist'))).toEqual(['site']);
});

it('rejects an app below the prefix of another product', async () => {
  const { run } = await createSite([paint, home], {
    ...app('paint', '/paint'),
    ...app('thief', '/paint/thief'),
  });
  await expect(run()).rejects.toThrow(/DOCS2009[^]*an address of the product paint/);
});
