import { maxManifestBytes, type Product } from 'docs-shell/product';
import { parsePublishedManifest } from 'docs-shell/product/schema';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createOutput } from '../lib/output-folder.fixture';
import { createProduct, tableFixture } from '../load/app.fixture';
import { writeManifests } from './write-manifests';

const home = createProduct('home', '', { pages: [{ pathname: '/' }] });

async function write(product: Product, files: Readonly<Record<string, string>>) {
  const { output, read } = await createOutput(files);
  const app = {
    products: [product],
    productTable: tableFixture,
    languages: ['en'],
    pages: [],
    titles: {},
    translations: {},
    translatedTitles: {},
    demoFrames: [],
    navigationLists: {},
    assets: { scripts: [], stylesheets: [] },
    config: { links: {} },
  };
  await writeManifests({
    app,
    pages: [
      { pathname: '/', language: 'en', frontMatter: { title: 'Home', description: '' }, html: '' },
    ],
    shellScripts: [],
    output,
    cache: { cacheDir: temporaryFolder('docs-publish'), codeDigest: '' },
  });
  const text = read('docs-manifest.json');
  const { manifest } = parsePublishedManifest(text);
  if (!manifest) throw new Error(text);
  return manifest;
}

it('names every file of the app, the schemas that the root publishes and the manifest itself', async () => {
  const { files } = await write(home, { 'index.html': 'a', '_assets/a-1.js': '' });
  expect(files).toEqual([
    '/_assets/a-1.js',
    '/docs-manifest.json',
    '/docs-products.json',
    '/index.html',
    '/precache-manifest.json',
    '/schemas/docs-manifest-1.schema.json',
    '/schemas/docs-products-1.schema.json',
    '/schemas/precache-manifest-2.schema.json',
  ]);
});

it('has the same build id for the same output, and a different one for any other', async () => {
  const ids = await Promise.all([
    write(home, { 'index.html': 'a', 'b/index.html': 'b' }),
    write(home, { 'b/index.html': 'b', 'index.html': 'a' }),
    write(home, { 'index.html': 'a', 'b/index.html': 'c' }),
    write({ ...home, redirects: [{ from: '/c', to: '/' }] }, { 'index.html': 'a' }),
    write(home, { 'index.html': 'a' }),
  ]);
  const [first, ...others] = ids.map(({ buildId }) => buildId);
  expect(others[0]).toBe(first);
  expect(new Set(others).size).toBe(4);
});

it('rejects a manifest that pages of other products do not read', async () => {
  const redirects = [{ from: '/a', to: `/${'b'.repeat(maxManifestBytes)}` }];
  await expect(write({ ...home, redirects }, {})).rejects.toThrow(
    'dist/docs-manifest.json  DOCS8012\n  received  4097 KiB with the addresses and anchors of its pages',
  );
});
