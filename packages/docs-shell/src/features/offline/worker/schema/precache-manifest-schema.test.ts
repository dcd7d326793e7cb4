import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { precacheManifestVersion, type PrecacheManifest } from '../precache-manifest';
import { precacheManifestJsonSchema, precacheManifestSchema } from './precache-manifest-schema';

const digest = '0123456789abcdef'.repeat(2);

const manifest: PrecacheManifest = {
  version: precacheManifestVersion,
  buildId: 'abc-1',
  product: 'paint',
  name: 'Paint',
  rootPath: '/paint',
  shell: ['/_assets/boot-1.js'],
  files: [
    ['/_assets/boot-1.js', 0, digest],
    ['/paint/a%20b/', 2, digest],
    ['/', 3, digest],
  ],
};

it('accepts what a build writes, and unknown keys', () => {
  expect(precacheManifestSchema.parse(manifest)).toEqual(manifest);
  expect(precacheManifestSchema.safeParse({ ...manifest, later: true }).success).toBe(true);
});

it.each([
  ['another version', { version: 1 }],
  ['a build id with a space', { buildId: 'a b' }],
  ['an address of another site', { files: [['//elsewhere.example/', 1, digest]] }],
  ['a size that is not an integer', { files: [['/a/', 1.5, digest]] }],
  ['a digest of another length', { files: [['/a/', 1, 'abc']] }],
])('rejects %s', (_, change) => {
  expect(precacheManifestSchema.safeParse({ ...manifest, ...change }).success).toBe(false);
});

it('matches the committed JSON Schema; if not, run: npm run generate', async () => {
  const file = `precache-manifest-${precacheManifestVersion}.schema.json`;
  const committed = await readFile(path.join(import.meta.dirname, '../generated', file), 'utf8');
  expect(precacheManifestJsonSchema()).toBe(committed);
});
