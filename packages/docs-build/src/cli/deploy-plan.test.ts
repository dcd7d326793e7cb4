import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { createManifest } from 'docs-shell/product/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../load/app.fixture';
import { planDeployment } from './deploy-plan';

const page = (pathname: string) => ({ pathname, title: 'T', anchors: [] });
const paint = (more: Partial<Parameters<typeof createManifest>[0]>) =>
  JSON.stringify(createManifest({ id: 'paint', rootPath: '/paint', ...more }));
const precache = (files: readonly (readonly [string, number, string])[]) =>
  JSON.stringify({
    version: 2,
    buildId: 'aaaaaaaa',
    product: 'paint',
    name: 'Paint',
    rootPath: '/paint',
    shell: [],
    files,
  });
const digest = (digit: string) => digit.repeat(32);
const registry = JSON.stringify({
  schemaVersion: 1,
  products: ['paint', 'ink', 'wax', 'oil'].map((id, order) => ({
    id,
    prefixes: [`/${id}`],
    category: 'tools',
    order,
    manifest: `/${id}/docs-manifest.json`,
  })),
});

const live = {
  '/docs-products.json': registry,
  '/paint/docs-manifest.json': paint({
    buildId: 'aaaaaaaa',
    pages: [page('/paint'), page('/paint/brush')],
  }),
  '/paint/precache-manifest.json': precache([
    ['/paint/', 1, digest('1')],
    ['/paint/brush/', 1, digest('2')],
  ]),
  '/ink/docs-manifest.json': JSON.stringify(
    createManifest({
      id: 'ink',
      rootPath: '/ink',
      links: [{ to: '/paint/brush', from: ['/ink/a'] }],
    }),
  ),
  // A build of an earlier version, which lists no links.
  '/wax/docs-manifest.json': JSON.stringify(createManifest({ id: 'wax', rootPath: '/wax' })),
};

async function plan(
  texts: Readonly<Record<string, string>>,
  pages: readonly ReturnType<typeof page>[],
) {
  const server = createServer(({ url = '' }, response) => {
    const text = texts[url];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const from = await createApp({
    'paint/docs-manifest.json': paint({ buildId: 'bbbbbbbb', pages }),
    'paint/precache-manifest.json': precache([['/paint/', 1, digest('3')]]),
  });
  let output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  const error = await planDeployment(from, origin).catch((reason: unknown) => reason);
  return { output: stripVTControlCharacters(output).replaceAll(origin, 'ORIGIN'), error };
}

it('compares a build with a live site over HTTP, and names what breaks', async () => {
  const { output, error } = await plan(live, [page('/paint')]);
  expect(output).toMatchInlineSnapshot(`
    "docs deploy  compared with ORIGIN

    paint: 0 pages added, 1 changed, 1 removed; 0 files added, 0 changed, 0 removed; 0 new assets
      ~ /paint/
      - /paint/brush/
      Links from wax are not known: their builds do not list them.

    Upload in this order:
      1. _assets/
      2. all other files but *.json
      3. search indexes, precache-manifest.json, docs-builds.json and docs-manifest.json
      4. removed pages: delete them last, when their redirects work
    "
  `);
  expect(String(error)).toMatch(
    /DOCS5009[\s\S]*\/ink\/a of ink links[\s\S]*DOCS5008[\s\S]*\/paint\/brush, which is live/,
  );
});

it('lists every page to delete', async () => {
  const old = Array.from({ length: 30 }, (_, index) => `/paint/old-${index + 10}/`);
  const { output } = await plan(
    {
      ...live,
      '/paint/precache-manifest.json': precache(
        ['/paint/', ...old].map((address) => [address, 1, digest('1')] as const),
      ),
    },
    [page('/paint')],
  );
  expect(output.match(/^ {2}- .*$/gm)).toEqual(old.map((address) => `  - ${address}`));
});

it('does not take a site that answers nonsense for one without links', async () => {
  const { output, error } = await plan(
    { '/docs-products.json': registry, '/ink/docs-manifest.json': '{' },
    [page('/paint')],
  );
  expect(error).toBeUndefined();
  expect(output).toContain('Links from ink are not known: not valid JSON');
  expect(output).toContain('Not deployed: paint\n');
  expect(output).toContain('paint is not live yet');
});

it('asks a site without a registry for the products of the repository only', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const from = await createApp({ 'paint/docs-manifest.json': paint({}) });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const table = ['oil', 'ink'].map((id) => ({
    productId: id,
    categoryId: 'art',
    pathPrefixes: [`/${id}`],
  }));
  await planDeployment(from, origin, table);
  expect(asked).toEqual(['/docs-products.json', '/paint/docs-manifest.json']);
  const output = String(write.mock.lastCall);
  expect(output).toContain('links of other products are not known.');
  expect(output).not.toMatch(/oil|ink is|table/);
  // A build of the platform asks for all of its products.
  await planDeployment(from, origin, [
    ...table,
    { productId: 'paint', categoryId: 'art', pathPrefixes: ['/paint'] },
  ]);
  expect(asked.slice(2).sort()).toEqual([
    '/docs-products.json',
    '/ink/docs-manifest.json',
    '/oil/docs-manifest.json',
    '/paint/docs-manifest.json',
  ]);
});

it('says that a site is down, and fails', async () => {
  const from = await createApp({ 'paint/docs-manifest.json': paint({}) });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // The product table of the build names the products then.
  const table = [{ productId: 'paint', categoryId: 'art', pathPrefixes: ['/paint'] }];
  const failing = planDeployment(from, 'http://127.0.0.1:1', table);
  await expect(failing).rejects.toThrow(/DOCS7010[\s\S]*no manifest of paint/);
  expect(String(write.mock.lastCall)).not.toContain('not live yet');
});
