import { rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createHeaderRules } from '../deploy';
import { describe, expect, it } from 'vitest';
import { addFiles, createApp } from '../load/app.fixture';
import { createContentReader } from './read-content';

const rules = createHeaderRules({});

describe('createContentReader', () => {
  it.each([
    ['a.html', true, 'gzip'],
    ['a.html', false, undefined],
    ['b.html', true, undefined],
    ['c.png', true, undefined],
  ])('reads %s, gzip accepted: %s', async (file, acceptsGzip, encoding) => {
    const root = await createApp({
      'a.html': 'a',
      'a.html.gz': gzipSync('a'),
      'b.html': 'b',
      'c.png': 'c',
      'c.png.gz': gzipSync('c'),
    });
    const content = await createContentReader(root, rules)(file, acceptsGzip);
    expect(content?.headers['Content-Encoding']).toBe(encoding);
    expect(content?.headers['Content-Length']).toBe(String(content?.bytes.length));
    expect(content?.headers['Vary']).toBe(file.endsWith('html') ? 'Accept-Encoding' : undefined);
  });

  it('reads a file once, and returns nothing for one that is not there', async () => {
    const root = await createApp({ 'a.html': 'a', 'empty.txt': '' });
    const read = createContentReader(root, rules);
    expect(await read('b.html', true)).toBeUndefined();
    for (const file of ['a.html', 'empty.txt']) {
      const first = await read(file, true);
      await rm(path.join(root, file));
      expect(first).toBeDefined();
      expect(await read(file, true)).toBe(first);
    }
  });

  it('gives files of equal size and time different ETags', async () => {
    const root = await createApp({});
    const etags = [];
    for (const text of ['one', 'two', 'one']) {
      await addFiles(root, { 'a.html': text });
      await utimes(path.join(root, 'a.html'), 1, 1);
      etags.push((await createContentReader(root, rules)('a.html', true))?.etag);
    }
    expect(etags[0]).toMatch(/^"[\w-]{22}"$/);
    expect(etags[1]).not.toBe(etags[0]);
    expect(etags[2]).toBe(etags[0]);
  });
});
