import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { diagnosticsOf } from 'diagnostics';
import { createManifest } from 'docs-shell/product/testing';
import { describe, expect, it } from 'vitest';
import { createApp } from '../load/app.fixture';
import { deploy } from './deploy';
import { preview } from './preview';

const manifest = JSON.stringify(createManifest({ id: 'paint', rootPath: '/paint' }));

describe.each([
  ['a missing folder', {}, 'no folder dist'],
  ['an empty folder', { 'dist/.keep': '' }, 'the empty folder dist'],
  ['a folder of something else', { 'dist/index.html': '' }, 'no docs-manifest.json in dist'],
  [
    'a manifest that cannot be read',
    { 'dist/paint/docs-manifest.json': '{' },
    'dist/paint/docs-manifest.json: ',
  ],
  [
    'a manifest in another place',
    { 'dist/ink/docs-manifest.json': manifest },
    'dist/ink/docs-manifest.json: it belongs to /paint',
  ],
])('%s', (_, files, received) => {
  it.each([
    ['docs deploy --target', (app: string) => deploy(app, ['--target', 'nginx', '--to', 'site'])],
    ['docs deploy --plan', (app: string) => deploy(app, ['--plan', 'http://127.0.0.1:1'])],
    ['docs preview', (app: string) => preview(app, [])],
  ])('is refused by %s', async (_command, run) => {
    // What is served stays as it is.
    const appDir = await createApp({ ...files, 'site/public/index.html': '' });
    const error: unknown = await run(appDir).catch((thrown: unknown) => thrown);
    const [diagnostic, ...others] = diagnosticsOf(error) ?? [];
    expect([diagnostic?.code, others]).toEqual(['DOCS7009', []]);
    expect(diagnostic?.received).toContain(received);
    await expect(mkdir(path.join(appDir, 'site/public'))).rejects.toThrow('EEXIST');
  });
});
