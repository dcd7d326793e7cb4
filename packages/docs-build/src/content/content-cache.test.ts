import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { openContentCache } from './content-cache';
import { readImage } from './images';
import type { CompiledContent } from './types';

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>';

const content = (changes: Partial<CompiledContent>): CompiledContent => ({
  frontMatter: { title: 'Brush', description: '' },
  segments: ['<p>a</p>'],
  anchors: [],
  markdown: ['a'],
  demos: [],
  headings: [],
  links: [],
  images: [],
  diagnostics: [],
  ...changes,
});

/** Creates a cache that counts how often content is compiled. */
async function open(codeDigest = 'code') {
  const cacheDir = temporaryFolder('content-cache');
  let count = 0;
  const get = async (parts: readonly unknown[], made: CompiledContent, file?: string) => {
    const cache = openContentCache({ cacheDir, codeDigest });
    return cache.get(
      parts,
      () => {
        count += 1;
        return Promise.resolve(made);
      },
      file,
    );
  };
  return { get, count: () => count, cacheDir };
}

it('compiles the same parts once, and other parts again', async () => {
  const { get, count, cacheDir } = await open();
  const first = await get(['a'], content({}));
  expect(await get(['a'], content({ markdown: ['not this'] }))).toEqual(first);
  expect(count()).toBe(1);
  await get(['b'], content({}));
  expect(count()).toBe(2);
  const other = openContentCache({ cacheDir, codeDigest: 'other code' });
  const fresh = content({ markdown: ['of other code'] });
  expect(await other.get(['a'], () => Promise.resolve(fresh))).toEqual(fresh);
});

it('compiles content with diagnostics in each build', async () => {
  const { get, count } = await open();
  const diagnostics = [
    { code: 'DOCS3001', file: 'a.mdx', received: 'a', expected: 'b', hint: 'c' } as const,
  ];
  await get(['a'], content({ diagnostics }));
  expect((await get(['a'], content({ diagnostics }))).diagnostics).toEqual(diagnostics);
  expect(count()).toBe(2);
});

it('reads images in each build, and compiles when one has changed', async () => {
  const { get, count } = await open();
  const folder = temporaryFolder('content-cache');
  const contentFile = path.join(folder, 'brush.mdx');
  const imageFile = path.join(folder, 'a b.svg');
  await writeFile(imageFile, image);
  const build = async () => {
    const read = await readImage('./a%20b.svg', contentFile);
    if (typeof read === 'string') throw new Error(read);
    return get(['a'], content({ images: read.dark ? [read, read.dark] : [read] }), contentFile);
  };
  const first = await build();
  expect(await build()).toEqual(first);
  expect(count()).toBe(1);

  await writeFile(imageFile, image.replace('8', '16'));
  expect((await build()).images[0]?.width).toBe(16);
  expect(count()).toBe(2);

  await cp(imageFile, path.join(folder, 'a b.dark.svg'));
  expect((await build()).images).toHaveLength(2);
  expect(count()).toBe(3);
  expect((await build()).images).toHaveLength(2);
  expect(count()).toBe(3);
});
