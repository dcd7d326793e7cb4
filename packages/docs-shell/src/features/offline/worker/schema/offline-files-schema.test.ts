import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { offlineFilesVersion, type OfflineFiles } from '../offline-files';
import { offlineFilesJsonSchema } from './offline-files-json-schema';
import { offlineFilesSchema } from './offline-files-schema';

const digest = '0123456789abcdef'.repeat(2);

const list: OfflineFiles = {
  version: offlineFilesVersion,
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

it('takes what a build writes, and keys that a later one may add', () => {
  expect(offlineFilesSchema.parse(list)).toEqual(list);
  expect(offlineFilesSchema.safeParse({ ...list, later: true }).success).toBe(true);
});

it.each([
  ['another version', { version: 2 }],
  ['an id that would part the name of a cache', { buildId: 'a b' }],
  ['an address of another site', { files: [['//elsewhere.example/', 1, digest]] }],
  ['a length that is none', { files: [['/a/', 1.5, digest]] }],
  ['a digest of another kind', { files: [['/a/', 1, 'abc']] }],
])('refuses %s', (_, change) => {
  expect(offlineFilesSchema.safeParse({ ...list, ...change }).success).toBe(false);
});

it('is described by a JSON Schema that is up to date; else run: npm run generate', async () => {
  const file = `docs-files-${offlineFilesVersion}.schema.json`;
  const committed = await readFile(path.join(import.meta.dirname, '../generated', file), 'utf8');
  expect(offlineFilesJsonSchema()).toBe(committed);
});
