import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { formatText } from 'diagnostics';
import { openDiskCache } from '../cache/disk-cache';
import { createComponent } from '../api/api-document.fixture';
import { readApiDocuments } from './read-api-documents';

async function write(files: Readonly<Record<string, string>>) {
  const root = temporaryFolder('api-documents');
  const folder = path.join(root, 'generated/api');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return root;
}

async function read(files: Readonly<Record<string, string>>) {
  const root = await write(files);
  return readApiDocuments(root, root);
}

it('reads documents in the order of their names', async () => {
  const { files, diagnostics } = await read({
    'a.json': JSON.stringify(createComponent('roller')),
    'b.json': JSON.stringify(createComponent('Brush')),
  });
  expect(files.map(({ sourceFile }) => sourceFile)).toEqual([
    'generated/api/b.json',
    'generated/api/a.json',
  ]);
  expect(diagnostics).toEqual([]);
});

it('validates the same documents once for all commands, and files with mistakes each time', async () => {
  const root = await write({ 'brush.json': JSON.stringify(createComponent('Brush')) });
  const cache = { cacheDir: path.join(root, 'cache'), codeDigest: 'code' };
  const stored = () => readdir(path.join(root, 'cache/api-documents'));
  const first = await readApiDocuments(root, root, cache);
  expect(first.files).toHaveLength(1);
  const [entry = ''] = await stored();
  expect(await readApiDocuments(root, root, cache)).toEqual(first);

  // What the cache returns is taken for valid.
  await openDiskCache(cache.cacheDir).write('api-documents', entry, []);
  expect(await readApiDocuments(root, root, cache)).toEqual({ files: [], diagnostics: [] });
  expect(await readApiDocuments(root, root, { ...cache, codeDigest: 'new' })).toEqual(first);

  await writeFile(path.join(root, 'generated/api/roller.json'), '{}');
  const before = await stored();
  for (const _ of [1, 2]) {
    const { files, diagnostics } = await readApiDocuments(root, root, cache);
    expect([files.length, diagnostics.length > 0]).toEqual([1, true]);
  }
  expect(await stored()).toEqual(before);
});

it('reports every invalid file, and how to write it again', async () => {
  const { files, diagnostics } = await read({
    'brush.json': '{ "kind": ',
    'roller.json': JSON.stringify({ ...createComponent('Roller'), imports: 'import', extra: 1 }),
    'sponge.json': JSON.stringify({ kind: 'class' }),
  });
  expect(files).toEqual([]);
  expect(formatText(diagnostics)).toMatchInlineSnapshot(`
    "generated/api/brush.json  DOCS6004
      received  Unexpected end of JSON input
      expected  JSON
      hint      Run \`npx docs api\` in the app, and commit what it writes.

    generated/api/roller.json  DOCS6004
      received  Unrecognized key: "extra"
      expected  an API document as this version of docs-build reads it
      hint      Run \`npx docs api\` in the app, and commit what it writes.

    generated/api/roller.json  imports  DOCS6004
      received  Invalid input: expected array, received string
      expected  an API document as this version of docs-build reads it
      hint      Run \`npx docs api\` in the app, and commit what it writes.

    generated/api/sponge.json  kind  DOCS6004
      received  Invalid discriminator value. Expected 'component' | 'interface' | 'hook'
      expected  an API document as this version of docs-build reads it
      hint      Run \`npx docs api\` in the app, and commit what it writes.

    4 errors"
  `);
});
