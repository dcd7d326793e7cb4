import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createManifest } from 'docs-shell/product/testing';
import { registerRoute } from 'docs-shell/registry';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../load/app.fixture';
import { registry } from './registry';

const home = registerRoute({ productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] }, 10);
const paint = registerRoute(
  { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
  20,
);
const files = {
  'docs-products.json': JSON.stringify({ schemaVersion: 1, products: [home, paint] }),
  'docs-manifest.json': JSON.stringify(createManifest({ id: 'home', rootPath: '' })),
  'paint/docs-manifest.json': JSON.stringify(createManifest({ id: 'paint', rootPath: '/paint' })),
  'ink/docs-manifest.json': JSON.stringify(
    createManifest({ id: 'ink', rootPath: '/ink', selfContained: true }),
  ),
};

let site: string;
let output: string;

beforeEach(async () => {
  site = await createApp(files);
  output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

const run = (...args: string[]) => registry(site, [...args, '--site', '.']);
const read = async () => {
  const text = await readFile(path.join(site, 'docs-products.json'), 'utf8');
  return (JSON.parse(text) as { products: { id: string }[] }).products;
};

it('adds a product where it belongs, from its manifest', async () => {
  await run('add', '/ink', '--order', '15', '--category', 'art');
  expect(await read()).toEqual([
    { ...home },
    {
      id: 'ink',
      prefixes: ['/ink'],
      selfContained: true,
      name: 'ink',
      category: 'art',
      order: 15,
      manifest: '/ink/docs-manifest.json',
    },
    { ...paint },
  ]);
  await run('check');
  expect(output).toContain('3 products, no mistakes');
});

it('adds a product that is there again at the same place, and removes it', async () => {
  await run('add', '/paint', '--prefix', '/api/paint');
  expect(await read()).toMatchObject([{ id: 'home' }, { id: 'paint', order: 20 }]);
  expect(output).toContain('20  paint  tools  /paint /api/paint');
  await run('remove', 'paint');
  expect(await read()).toEqual([home]);
});

it('changes nothing if the product is not deployed, or takes what another one has', async () => {
  await expect(run('add', '/pens')).rejects.toThrow('DOCS7012');
  await expect(run('add', '/ink', '--prefix', '/paint')).rejects.toThrow('a prefix of paint');
  await expect(run('remove', 'pens')).rejects.toThrow('home, paint');
  expect(await read()).toEqual([home, paint]);
});

it('checks a site over HTTP, and reports all manifests that are missing or of another product', async () => {
  await rm(path.join(site, 'docs-manifest.json'));
  const server = createServer((request, response) => {
    const name =
      request.url === '/paint/docs-manifest.json' ? '/ink/docs-manifest.json' : request.url;
    readFile(path.join(site, name ?? '')).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(registry('/', ['check', '--site', origin])).rejects.toThrow(
    /products\[0\][\s\S]*answers 404[\s\S]*products\[1\][\s\S]*the manifest of ink/,
  );
  await registry('/', ['list', '--site', origin]);
  expect(output).toContain('10  home');
  await expect(registry('/', ['remove', 'paint', '--site', origin])).rejects.toThrow('a folder');
});

it.each([
  [[], /one of list, check, add, remove/],
  [['ad'], /received {2}ad/],
  [['add'], /the root of the product/],
  [['add', 'paint'], /the root of the product/],
  [['add', '/ink', '/paint'], /\/paint {2}DOCS7003[^]*an unknown argument/],
  [['add', '/ink', '--order', 'first', '--prefix', 'ink'], /--order[\s\S]*--prefix/],
  [['remove'], /the id of a product/],
  [['check', '--site', 'https:'], /--site[\s\S]*the origin of a site/],
  [['check', '--sit', 'x'], /--sit[\s\S]*unknown argument/],
  [['list', 'x'], /docs registry list alone/],
])('refuses %j', async (args, message) => {
  await expect(registry(site, args)).rejects.toThrow(message);
});
