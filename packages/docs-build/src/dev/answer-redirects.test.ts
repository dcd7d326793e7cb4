import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { AppData } from 'docs-shell/page-document';
import { expect, it, onTestFinished } from 'vitest';
import type { SiteContents } from '../serve';
import { answerRedirects } from './answer-redirects';
import { listAddresses } from './list-addresses';

const page = (pathname: string) => ({ pathname, language: 'en' });
const product = (id: string, languages: readonly string[]) => ({
  identity: { id },
  languages,
  redirects: [{ from: `/${id}/old`, to: '/paint/new#top' }],
});

const app = {
  products: [product('paint', ['zh']), product('ink', ['zh'])],
  productTable: ['paint', 'ink'].map((id) => ({
    productId: id,
    categoryId: 'core',
    pathPrefixes: [`/${id}`],
  })),
  pages: ['/paint', '/paint/new', '/ink'].map(page),
} as unknown as AppData;

async function open(addresses: () => Promise<SiteContents | undefined>) {
  const server = createServer(
    answerRedirects(addresses, ({ method, url }, response) => response.end(`${method} ${url}`)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (address: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      redirect: 'manual',
    });
    const text = await response.text();
    return response.headers.get('Location') ?? text;
  };
}

it('redirects as hosts do', async () => {
  const request = await open(async () => listAddresses(app));
  for (const [address, answer] of [
    ['/paint/old/', '/paint/new/#top'],
    ['/paint/old?a=1', '/paint/new/?a=1#top'],
    ['/zh/paint/old/', '/zh/paint/new/#top'],
    ['/zh/ink/old/', '/zh/paint/new/#top'],
    ['/en/paint/new/', '/paint/new/'],
    ['/paint/new', '/paint/new/'],
    ['/paint/new/', 'GET /paint/new/'],
    ['/zh/paint/new/', 'GET /zh/paint/new/'],
    ['/paint/missing/', 'GET /paint/missing/'],
    ['/_next/static/a.js', 'GET /_next/static/a.js'],
    ['/%', 'GET /%'],
  ] as const) {
    expect([address, await request(address)]).toEqual([address, answer]);
  }
  expect(await request('/paint/old/', 'POST')).toBe('POST /paint/old/');
});

it.each([
  ['has mistakes', () => Promise.resolve(undefined)],
  ['cannot be described', () => Promise.reject(new Error('No.'))],
])('redirects nothing while the app %s', async (_, addresses) => {
  const request = await open(addresses);
  expect(await request('/paint/old/')).toBe('GET /paint/old/');
});
