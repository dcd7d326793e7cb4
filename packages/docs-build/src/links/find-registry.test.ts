import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registerRoute, registryLimits } from 'docs-shell/registry';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { findRegistry } from './find-registry';

const route = (productId: string, prefix: string) => ({
  productId,
  categoryId: 'tools',
  pathPrefixes: [prefix],
});
const paint = route('paint', '/paint');
const home = route('home', '/');
const ink = route('ink', '/ink');
const built = [paint, home];
const registry = {
  schemaVersion: 1,
  // The site still has the app's own product at another path.
  products: [ink, route('paint', '/colors'), home].map((row, at) => registerRoute(row, at)),
};
const merged = [paint, ink, home];

function createFolders() {
  const folder = temporaryFolder('docs-registry');
  return { siteDir: path.join(folder, 'site'), cacheDir: path.join(folder, 'cache') };
}

it('reads the assembled site of the workspace, or uses the table of the build if there is none', async () => {
  const folders = createFolders();
  expect(await findRegistry(built, ['paint'], folders)).toEqual({ productTable: built });
  await mkdir(folders.siteDir);
  await writeFile(path.join(folders.siteDir, 'docs-products.json'), JSON.stringify(registry));
  expect(await findRegistry(built, ['paint'], folders)).toEqual({ productTable: merged });
});

it('requests an origin, and uses the last valid copy if it fails or publishes invalid data', async () => {
  const answer = { text: '<html>', status: 200 };
  const server = createServer((_, response) => {
    response.statusCode = answer.status;
    response.end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const find = async (folders: ReturnType<typeof createFolders>) =>
    findRegistry(built, ['paint'], { ...folders, origin });
  const folders = createFolders();
  expect(await find(folders)).toEqual({
    productTable: built,
    note: expect.stringContaining('product table of this build') as string,
  });
  answer.text = JSON.stringify(registry);
  expect(await find(folders)).toEqual({ productTable: merged });
  for (const [text, status, reason] of [
    ['{}', 200, 'it is not a valid registry'],
    [' '.repeat(registryLimits.bytes + 1), 200, `at most ${registryLimits.bytes} bytes`],
    ['', 503, 'answers 503'],
  ] as const) {
    Object.assign(answer, { text, status });
    const found = await find(folders);
    expect(found.productTable).toEqual(merged);
    expect(found.note).toContain(reason);
    expect(found.note).toContain('a copy is used');
  }
});
