import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createManifest } from 'docs-shell/product/testing';
import { findManifest } from './find-manifest';

const route = { productId: 'ink', categoryId: 'tools', pathPrefixes: ['/ink'] };
const ink = createManifest({ id: 'ink', rootPath: '/ink' });

function createFolders() {
  const folder = temporaryFolder('docs-links');
  return { siteDir: path.join(folder, 'site'), cacheDir: path.join(folder, 'cache') };
}

async function startOrigin() {
  const origin = { answer: '', status: 200, silent: false, url: '' };
  const server = createServer((_, response) => {
    if (origin.silent) return;
    response.statusCode = origin.status;
    response.end(origin.answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  origin.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return origin;
}

it('reads the workspace', async () => {
  const folders = createFolders();
  expect(await findManifest(route, folders)).toEqual({ note: 'it is not in the assembled site' });
  await mkdir(path.join(folders.siteDir, 'ink'), { recursive: true });
  const file = path.join(folders.siteDir, 'ink/docs-manifest.json');
  await writeFile(file, JSON.stringify(ink));
  expect(await findManifest(route, folders)).toEqual({ manifest: ink });
  await writeFile(file, JSON.stringify(createManifest({ id: 'wax', rootPath: '/ink' })));
  expect(await findManifest(route, folders)).toEqual({ note: 'it is the manifest of wax' });
});

it('requests an origin, and uses the last valid copy if it fails or publishes invalid data', async () => {
  const folders = createFolders();
  const origin = await startOrigin();
  // Long enough for a busy machine. Only the origin that does not respond reaches it.
  const options = { ...folders, origin: origin.url, timeLimit: 2000 };
  origin.answer = '<!DOCTYPE html>';
  expect(await findManifest(route, options)).toEqual({ note: 'not valid JSON' });
  origin.answer = JSON.stringify(ink);
  expect(await findManifest(route, options)).toEqual({ manifest: ink });
  origin.answer = '{}';
  expect((await findManifest(route, options)).manifest).toEqual(ink);
  origin.status = 503;
  const down = await findManifest(route, options);
  expect(down).toEqual({
    manifest: ink,
    note: expect.stringContaining('answers 503; the copy of') as string,
  });
  origin.silent = true;
  expect((await findManifest(route, options)).note).toMatch(/timeout; the copy of \d{4}-/);
});
