import { offlineFilesSchema } from 'docs-shell/offline/schema';
import { expect, it } from 'vitest';
import { createOfflineFiles } from './create-offline-files';

const digest = '0123456789abcdef'.repeat(4);

it('lists what readers of the product may need, by address, length and digest', () => {
  const manifest = {
    buildId: 'abc',
    identity: { id: 'paint', name: 'Paint' },
    rootPath: '/paint',
    files: ['/_assets/boot-1.js', '/paint/404.html', '/paint/a/index.html', '/paint/index.html'],
  };
  const output = [...manifest.files, '/grid/index.html'].map((file, index) => ({
    file,
    bytes: index,
    digest,
  }));
  const list = createOfflineFiles(manifest, output, ['/_assets/boot-1.js']);
  expect(offlineFilesSchema.safeParse(list).error).toBeUndefined();
  expect(list).toEqual({
    version: 1,
    buildId: 'abc',
    product: 'paint',
    name: 'Paint',
    rootPath: '/paint',
    shell: ['/_assets/boot-1.js'],
    files: [
      ['/_assets/boot-1.js', 0, digest.slice(0, 32)],
      ['/paint/a/', 2, digest.slice(0, 32)],
      ['/paint/', 3, digest.slice(0, 32)],
    ],
  });
});
