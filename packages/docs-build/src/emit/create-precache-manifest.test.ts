import { precacheManifestSchema } from 'docs-shell/offline/schema';
import { expect, it } from 'vitest';
import { createPrecacheManifest } from './create-precache-manifest';

const digest = '0123456789abcdef'.repeat(4);

it('lists the files that readers of the product may need, with address, size and digest', () => {
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
  const precacheManifest = createPrecacheManifest(manifest, output, ['/_assets/boot-1.js']);
  expect(precacheManifestSchema.safeParse(precacheManifest).error).toBeUndefined();
  expect(precacheManifest).toEqual({
    version: 2,
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

it('leaves out the registry, which changes without a build of the root', () => {
  const manifest = {
    buildId: 'abc',
    identity: { id: 'home', name: 'Home' },
    rootPath: '',
    files: ['/docs-products.json', '/index.html'],
  };
  const output = manifest.files.map((file) => ({ file, bytes: 1, digest }));
  const { files } = createPrecacheManifest(manifest, output, []);
  expect(files.map(([address]) => address)).toEqual(['/']);
});
