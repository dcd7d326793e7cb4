import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { playgroundPolicy, playgroundPolicyOf } from '../deploy';
import { createManifest } from 'docs-shell/product/testing';
import { addFiles, createApp } from '../load/app.fixture';
import { createSiteServer, type SiteServerOptions } from './create-site-server';

const html = '<!DOCTYPE html><title>Paint</title>';
const files = {
  'index.html': '<!DOCTYPE html><title>Home</title>',
  '404.html': 'root 404',
  'paint/index.html': html,
  'paint/index.html.gz': gzipSync(html),
  'paint/404.html': 'paint 404',
  'paint/logo.svg': '<svg/>',
  'paint/404.html.gz': gzipSync('paint 404'),
  'paint/index.md': '# Größe',
  '_assets/a-1a2b3c4d.js': 'export {}',
  '.secret': 'no',
  'paint/_demos/_playground/index.html': 'runs code',
};
const productTable = [
  { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
  { productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] },
];
const headers = { 'Content-Security-Policy': "default-src 'self'" };

async function start(options: Partial<SiteServerOptions> = {}) {
  const root = options.root ?? (await createApp(files));
  const server = await createSiteServer({ productTable, port: 0, headers, ...options, root });
  onTestFinished(() => server.close());
  const get = (path: string, init?: RequestInit) =>
    fetch(server.url + path, { redirect: 'manual', ...init });
  return { get, root, server };
}

/** Sends a path that `fetch` would normalize. Returns the status line. */
async function getRaw(url: string, target: string): Promise<string | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString().split('\r\n')[0];
}

describe('createSiteServer', () => {
  it('reports the URL of each request', async () => {
    const urls: string[] = [];
    const { get } = await start({ onRequest: (url) => urls.push(url) });
    await get('/paint/?q=a');
    await get('/nowhere/');
    expect(urls).toEqual(['/paint/?q=a', '/nowhere/']);
  });

  it('sends a page, compressed or not, with an ETag for revalidation', async () => {
    const { get } = await start();
    const plain = await get('/paint/', { headers: { 'Accept-Encoding': 'identity' } });
    expect([plain.status, await plain.text()]).toEqual([200, html]);
    const response = await get('/paint/');
    expect(await response.text()).toBe(html);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    const etag = response.headers.get('etag') ?? '';
    for (const condition of [etag, `"other", W/${etag}`, '*']) {
      const again = await get('/paint/', { headers: { 'If-None-Match': condition } });
      expect([condition, again.status]).toEqual([condition, 304]);
      expect(again.headers.get('cache-control')).toBe('no-cache');
    }
    const other = await get('/paint/', { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('sends a separate policy with the document that runs code of readers', async () => {
    const { get, server } = await start();
    const { headers: sent } = await get('/paint/_demos/_playground/');
    expect(sent.get('content-security-policy')).toMatch(
      /^default-src 'none';.*sandbox allow-scripts$/,
    );
    // In WebKit, 'self' matches nothing in it.
    expect(sent.get('content-security-policy')).toContain(`script-src 'self' ${server.url} `);
    // It has an opaque origin and must still load the library.
    expect(sent.get('access-control-allow-origin')).toBeNull();
    const asset = await get('/_assets/a-1a2b3c4d.js');
    expect(asset.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['', 'a; script-src *', "a'", 'a b'])('names no host %j in a policy', (host) => {
    expect(playgroundPolicyOf({ host })).toBe(playgroundPolicy());
  });

  it('prevents other sites from opening, embedding or navigating pages, but lets code with an opaque origin show images', async () => {
    const { get } = await start();
    const policiesOf = async (path: string) => {
      const { headers: sent } = await get(path);
      return ['opener', 'resource'].map((name) => sent.get(`cross-origin-${name}-policy`));
    };
    for (const path of ['/paint/', '/nowhere/', '/paint/index.md', '/paint']) {
      expect([path, ...(await policiesOf(path))]).toEqual([path, 'same-origin', 'same-origin']);
    }
    expect(await policiesOf('/_assets/a-1a2b3c4d.js')).toEqual(['same-origin', 'cross-origin']);
    expect(await policiesOf('/paint/logo.svg')).toEqual(['same-origin', 'cross-origin']);
    // A browser shows no sandboxed document with another opener policy.
    expect(await policiesOf('/paint/_demos/_playground/')).toEqual(['unsafe-none', 'same-origin']);
    expect((await get('/paint/')).headers.get('permissions-policy')).toContain('camera=()');
  });

  it.each(['/paint/', '/paint/nowhere/'])(
    'sends %s plain to a client that refuses gzip',
    async (path) => {
      const { get } = await start();
      const refusing = await get(path, { headers: { 'Accept-Encoding': 'gzip;q=0, br' } });
      expect(refusing.headers.get('content-encoding')).toBeNull();
      const accepting = await get(path, { headers: { 'Accept-Encoding': 'br, gzip;q=0.1' } });
      expect(accepting.headers.get('content-encoding')).toBe('gzip');
    },
  );

  it('lets browsers cache assets forever', async () => {
    const { get } = await start();
    const { headers: sent } = await get('/_assets/a-1a2b3c4d.js');
    expect(sent.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(sent.get('content-type')).toMatch(/^text\/javascript/);
  });

  it('sends markdown as UTF-8', async () => {
    const { get } = await start();
    const response = await get('/paint/index.md');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('# Größe');
  });

  it('redirects to the canonical URL of a page', async () => {
    const { get } = await start();
    const response = await get('/en/paint?q=1');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/paint/?q=1']);
  });

  it.each([
    ['/paint/unknown/', 'paint 404'],
    ['/unknown', 'root 404'],
    ['/.secret', 'root 404'],
    ['/paint/index.html.gz', 'paint 404'],
  ])('answers %s with status 404 and the page of the nearest product', async (path, text) => {
    const { get } = await start();
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, text]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['GET', '/paint/', 200],
    ['GET', '/paint', 308],
    ['GET', '/unknown', 404],
    ['GET', '/%E4%', 404],
    ['GET', '/a%5Cb', 400],
    ['GET', '/paint/docs-manifest.json', 204],
    ['POST', '/paint/', 405],
  ])('%s %s has status %i and the security headers', async (method, path, status) => {
    const { get } = await start();
    const response = await get(path, { method });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it.each(['/paint/', '/unknown'])('responds to HEAD of %s without a body', async (path) => {
    const { get } = await start();
    const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
    expect(head.status).toBe(full.status);
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '*'])(
    'refuses %s',
    async (target) => {
      const { server } = await start();
      expect(await getRaw(server.url, target)).toBe('HTTP/1.1 400 Bad Request');
    },
  );

  it('survives a range that ends before it starts', async () => {
    const { get } = await start();
    const response = await get('/paint/', { headers: { Range: 'bytes=5-2' } });
    expect([response.status, await response.text()]).toEqual([200, html]);
  });

  it('serves a site after it was assembled again', async () => {
    const { get, root } = await start();
    expect((await get('/paint/')).status).toBe(200);
    const next = await createApp({ 'index.html': 'new', 'ink/index.html': 'ink' });
    await rename(root, `${next}/old`);
    await rename(next, root);
    expect(await (await get('/')).text()).toBe('new');
    expect((await get('/ink/')).status).toBe(200);
    expect((await get('/paint/')).status).toBe(404);
  });

  it('serves a site after its files were overwritten', async () => {
    const { get, root } = await start();
    expect((await get('/')).status).toBe(200);
    await addFiles(root, {
      'index.html': 'a much longer page than before'.repeat(9),
      'ink/index.html': '',
    });
    expect(await (await get('/')).text()).toMatch(/^a much longer.*before$/);
    expect((await get('/ink/')).status).toBe(200);
  });

  it('applies the redirects of a product that was deployed alone, and ignores invalid ones', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { get, root } = await start();
    const manifest = (to: string) =>
      JSON.stringify(
        createManifest({
          id: 'paint',
          rootPath: '/paint',
          redirects: [{ from: '/paint/old', to }],
        }),
      );
    const visit = async () => {
      const response = await get('/paint/old?q=1');
      return [response.status, response.headers.get('location')];
    };
    await addFiles(root, { 'index.html': 'new', 'paint/docs-manifest.json': manifest('/paint') });
    expect(await visit()).toEqual([308, '/paint/?q=1']);
    await addFiles(root, { 'paint/docs-manifest.json': manifest('/paint/new') });
    expect(await visit()).toEqual([308, '/paint/new/?q=1']);
    await addFiles(root, { 'paint/docs-manifest.json': '{' });
    expect(await visit()).toEqual([404, null]);
    expect((await get('/paint/')).status).toBe(200);
  });

  it('rejects if the port is in use or there is no site', async () => {
    const { root, server } = await start();
    const port = Number(new URL(server.url).port);
    await expect(createSiteServer({ root, productTable, port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await expect(
      createSiteServer({ root: '/nowhere', productTable, port: 0 }),
    ).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});
