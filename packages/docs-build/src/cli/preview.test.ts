import { stripVTControlCharacters } from 'node:util';
import { createManifest } from 'docs-shell/product/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../load/app.fixture';
import { startPreview } from './preview';

const product = {
  'dist/wax/index.html': '<!DOCTYPE html><title>Wax</title>',
  'dist/wax/404.html': 'no page of Wax',
  'dist/wax/docs-manifest.json': JSON.stringify(
    createManifest({
      id: 'wax',
      rootPath: '/wax',
      redirects: [{ from: '/wax/old', to: '/wax' }],
    }),
  ),
};

it('serves a product of another repository with its redirects, 404 page and headers', async () => {
  let output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  vi.stubEnv('PORT', '38211');
  const server = await startPreview(await createApp(product), []);
  onTestFinished(() => server.close());
  const { url } = server;
  expect(stripVTControlCharacters(output)).toContain(`docs preview  ${url}/wax/\n`);
  const get = (address: string) => fetch(url + address, { redirect: 'manual' });
  const page = await get('/wax/');
  expect([page.status, await page.text()]).toEqual([200, product['dist/wax/index.html']]);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  const moved = await get('/wax/old/?q=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/wax/?q=1']);
  const missing = await get('/wax/nowhere/');
  expect([missing.status, await missing.text()]).toEqual([404, 'no page of Wax']);
});

it.each([
  [[], /no folder dist[^]*Run docs build first/],
  [['--port', 'x'], /--port[^]*a port from 1 to 65535/],
  [['--prot', '4000'], /Did you mean --port\?/],
])('refuses %j in an app that is not built', async (args, message) => {
  await expect(startPreview(await createApp({}), args)).rejects.toThrow(message);
});
