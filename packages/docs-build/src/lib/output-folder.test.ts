import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOutputFolder } from './output-folder';

let root: string;
const place = (file: string) => path.join(root, 'dist', file);
const open = () => openOutputFolder(path.join(root, 'dist'), path.join(root, 'build/dist'));

async function build(files: Readonly<Record<string, string>>): Promise<void> {
  const output = await open();
  for (const [file, text] of Object.entries(files)) output.write(file, text);
  await output.finish();
}

/** Returns the files of the folder with their texts. */
async function read(): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(path.join(root, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, 'dist'), path.join(entry.parentPath, entry.name)))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(place(file), 'utf8')));
  return Object.fromEntries(files.map((file, index) => [file, texts[index] ?? '']));
}

describe('openOutputFolder', () => {
  beforeEach(async () => {
    root = temporaryFolder('docs-output');
    await mkdir(path.join(root, 'build'));
    await build({ '/a/index.html': 'a', 'b/index.html': 'b', 'c.txt': 'c' });
  });

  it('writes what has changed, removes what was not added, and leaves the rest in place', async () => {
    const { ino, mtimeMs } = await stat(place('a/index.html'));
    await build({ 'a/index.html': 'a', 'c.txt': 'C', 'd/e/f.txt': 'f' });
    expect(await read()).toEqual({ 'a/index.html': 'a', 'c.txt': 'C', 'd/e/f.txt': 'f' });
    expect(await stat(place('a/index.html'))).toMatchObject({ ino, mtimeMs });
    expect((await readdir(path.join(root, 'dist'))).sort()).toEqual(['a', 'c.txt', 'd']);
  });

  it('writes a folder that was removed, also without files', async () => {
    await rm(path.join(root, 'dist'), { recursive: true });
    await build({ 'a/index.html': 'a' });
    expect(await read()).toEqual({ 'a/index.html': 'a' });
    await rm(path.join(root, 'dist'), { recursive: true });
    await build({});
    expect(await read()).toEqual({});
  });

  it('makes a file of a folder, and a folder of a file', async () => {
    await build({ a: 'file', 'c.txt/d': 'folder' });
    expect(await read()).toEqual({ a: 'file', 'c.txt/d': 'folder' });
  });

  it('changes nothing before it is finished', async () => {
    const output = await open();
    output.write('a/index.html', 'new');
    output.write('g.txt', 'g');
    expect(await read()).toEqual({ 'a/index.html': 'a', 'b/index.html': 'b', 'c.txt': 'c' });
    await build({ 'a/index.html': 'a' });
    expect(await read()).toEqual({ 'a/index.html': 'a' });
  });

  it.each<[string, () => Promise<void>]>([
    ['was edited', () => writeFile(place('a/index.html'), 'A')],
    ['was removed', () => rm(place('a/index.html'))],
    [
      'was replaced',
      async () => {
        await rm(place('a/index.html'));
        await writeFile(place('a/index.html'), 'A');
      },
    ],
    ['is unknown', () => rm(path.join(root, 'build/dist.json'))],
    ['is in a record that was cut off', () => writeFile(path.join(root, 'build/dist.json'), '{"a')],
  ])('writes a file again that %s', async (_, change) => {
    const before = await stat(place('a/index.html'));
    await change();
    await build({ 'a/index.html': 'a' });
    expect(await read()).toEqual({ 'a/index.html': 'a' });
    expect((await stat(place('a/index.html'))).ctimeMs).toBeGreaterThan(before.ctimeMs);
  });

  describe('keeps the files of a source', () => {
    beforeEach(async () => {
      const output = await open();
      output.write('a/index.html', 'a', 'one');
      output.write('a/_linked/index.html', 'linked', 'one');
      output.write('b/index.html', 'b');
      await output.finish();
    });

    it('adds them as they are, in this build and the next', async () => {
      const { ino, mtimeMs } = await stat(place('a/index.html'));
      for (let count = 0; count < 2; count += 1) {
        const output = await open();
        expect([output.keep('two'), output.keep('one')]).toEqual([false, true]);
        expect(output.list().map(({ file, bytes }) => [file, bytes])).toEqual([
          ['/a/_linked/index.html', 6],
          ['/a/index.html', 1],
        ]);
        await output.finish();
        expect(await read()).toEqual({ 'a/index.html': 'a', 'a/_linked/index.html': 'linked' });
        expect(await stat(place('a/index.html'))).toMatchObject({ ino, mtimeMs });
      }
    });

    it.each<[string, () => Promise<void>]>([
      ['one was edited', () => writeFile(place('a/_linked/index.html'), 'edited')],
      ['one was removed', () => rm(place('a/_linked/index.html'))],
      ['the record is unknown', () => rm(path.join(root, 'build/dist.json'))],
    ])('adds none if %s', async (_, change) => {
      await change();
      const output = await open();
      expect(output.keep('one')).toBe(false);
      expect(output.list()).toEqual([]);
    });

    it('forgets the source of a file that is written from another one', async () => {
      const output = await open();
      output.write('a/index.html', 'a', 'two');
      await output.finish();
      const next = await open();
      expect([next.keep('one'), next.keep('two')]).toEqual([false, true]);
    });
  });

  it('lists the added files with their sizes and digests, and none of the last build', async () => {
    const output = await open();
    output.write('/z', 'last');
    output.write('paint//a', 'ä');
    output.write('z', 'zz');
    expect(output.list().map(({ file, bytes }) => [file, bytes])).toEqual([
      ['/paint/a', 2],
      ['/z', 2],
    ]);
    expect(output.list()[1]?.digest).toMatch(/^[\da-f]{64}$/);
    expect([output.has('/paint/a'), output.has('c.txt')]).toEqual([true, false]);
  });
});
