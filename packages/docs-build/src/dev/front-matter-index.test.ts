import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createFrontMatterIndex } from './front-matter-index';

it('caches titles until a file is updated, and returns whether they have changed', async () => {
  const folder = temporaryFolder('front-matter');
  const file = path.join(folder, 'a.mdx');
  const content = { file, sourceFile: 'a.mdx', slug: 'a', language: 'en', pathname: '/a' };
  const write = (title: string, text = '') =>
    writeFile(file, `---\ntitle: ${title}\ndescription: ${'x'.repeat(60)}\n---\n${text}`);
  const index = createFrontMatterIndex();
  await write('One');
  expect((await index.read(content)).title).toBe('One');
  await write('Two');
  expect((await index.read(content)).title).toBe('One');
  expect(await index.update(file)).toBe(true);
  expect((await index.read(content)).title).toBe('Two');
  await write('Two', 'Another text.');
  expect(await index.update(file)).toBe(false);
  await write('""');
  expect(await index.update(file)).toBe(true);
  expect((await index.read(content)).title).toBe('a.mdx');
  await rm(file);
  await expect(index.update(file)).rejects.toThrow('ENOENT');
});
