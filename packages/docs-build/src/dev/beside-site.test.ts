import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerRoute } from 'docs-shell/registry';
import { afterEach, describe, expect, it } from 'vitest';
import { createBesideSite } from './beside-site';

const closers: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const register = (id: string, order: number) =>
  registerRoute({ productId: id, categoryId: 'core', pathPrefixes: [`/${id}`] }, order, id);

const own = [register('mine', 10)];

/** Starts a site with two products, and a dev server of one beside it. */
async function openSite(products = [register('other', 20), register('mine', 30)]) {
  const seen: string[] = [];
  const reported: unknown[] = [];
  const site = await serve((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`.trim());
    if (request.url === '/docs-products.json') {
      response.end(JSON.stringify({ schemaVersion: 1, products }));
    } else if (request.url === '/moved/') {
      response.writeHead(301, { Location: `http://${request.headers.host}/other/` }).end();
    } else {
      response.setHeader('Strict-Transport-Security', 'max-age=1');
      response.setHeader(
        'Content-Security-Policy',
        "default-src 'self'; upgrade-insecure-requests",
      );
      response.end(`site ${request.url}`);
    }
  });
  const origin = await openBeside(site, reported);
  return { origin, seen, site, reported };
}

const openBeside = (site: string, reported: unknown[]) =>
  serve(
    createBesideSite({
      site,
      listOwn: () => Promise.resolve(own),
      answerHere: (request, response) => response.end(`here ${request.url}`),
      report: (error) => reported.push(error),
    }),
  );

describe('createBesideSite', () => {
  it.each([
    ['/mine/', 'here'],
    ['/mine/guide/?a=1', 'here'],
    ['/zh/mine/guide/', 'here'],
    ['/mine/guide/index.md', 'here'],
    ['/mine/api/changes/changes.json', 'here'],
    ['/_next/static/chunk.js', 'here'],
    ['/@docs/demos.css', 'here'],
    ['/other/', 'site'],
    ['/mineral/', 'site'],
    ['/', 'site'],
    ['/llms.txt', 'site'],
    ['/mine/docs-manifest.json', 'site'],
    ['/_assets/search.json', 'site'],
  ])('answers %s from %s', async (address, from) => {
    const { origin } = await openSite();
    expect(await (await fetch(origin + address)).text()).toBe(`${from} ${address}`);
  });

  it('lists the products of the site and those of the app', async () => {
    const { origin } = await openSite([register('other', 20)]);
    expect(await (await fetch(`${origin}/docs-products.json`)).json()).toEqual({
      schemaVersion: 1,
      products: [register('mine', 10), register('other', 20)],
    });
  });

  it('keeps the place of a product that the site lists', async () => {
    const { origin } = await openSite();
    const { products } = (await (await fetch(`${origin}/docs-products.json`)).json()) as {
      products: { id: string }[];
    };
    expect(products.map(({ id }) => id)).toEqual(['other', 'mine']);
  });

  it('sends neither cookies nor answers of readers to the site', async () => {
    const { origin, seen } = await openSite();
    await fetch(`${origin}/other/`, { headers: { cookie: 'a=1' } });
    const answer = await fetch(`${origin}/feedback`, { method: 'POST', body: '{}' });
    expect(await answer.text()).toBe('here /feedback');
    expect(seen).toEqual(['GET /docs-products.json', 'GET /other/']);
  });

  it('keeps readers on this machine', async () => {
    const { origin } = await openSite();
    const moved = await fetch(`${origin}/moved/`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/other/']);
    const { headers } = await fetch(`${origin}/other/`);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect((await fetch(`${origin}/sw.js`)).status).toBe(404);
  });

  it('serves the app while the site cannot be reached, and says why', async () => {
    const closed = await serve(() => {});
    await closers.pop()?.();
    const reported: unknown[] = [];
    const origin = await openBeside(closed, reported);
    expect(await (await fetch(`${origin}/mine/`)).text()).toBe('here /mine/');
    const other = await fetch(`${origin}/other/`);
    expect(other.status).toBe(502);
    expect(await other.text()).toContain('ECONNREFUSED');
    expect(String(reported[0])).toContain('DOCS7007');
  });

  it('reports a site without a registry once', async () => {
    const site = await serve((_request, response) => response.writeHead(404).end());
    const reported: unknown[] = [];
    const origin = await openBeside(site, reported);
    await fetch(`${origin}/mine/`);
    await fetch(`${origin}/mine/`);
    expect(reported.map(String)).toEqual([expect.stringContaining('status 404')]);
  });
});
