import { expect, it, vi } from 'vitest';
import type { CompiledContent } from '../content/types';
import { createPageCache, maxKeptPages } from './page-cache';

const content: CompiledContent = {
  frontMatter: { title: 'A', description: '' },
  segments: [''],
  markdown: [''],
  demos: [],
  headings: [],
  anchors: [],
  links: [],
  images: [],
  diagnostics: [],
};
const diagnostic = {
  code: 'DOCS3001',
  file: 'a.mdx',
  received: 'a',
  expected: 'b',
  hint: 'Write b.',
} as const;

it('compiles a page once until its source changes', async () => {
  const cache = createPageCache();
  const compile = vi.fn(() => Promise.resolve(content));
  await Promise.all([cache.get('a', 'one', compile), cache.get('a', 'one', compile)]);
  await cache.get('a', 'one', compile);
  expect(compile).toHaveBeenCalledTimes(1);
  await cache.get('a', 'two', compile);
  await cache.get('b', 'two', compile);
  expect(compile).toHaveBeenCalledTimes(3);
});

it('keeps the pages that were used last, and not those that are compiled once', async () => {
  const cache = createPageCache();
  const compile = vi.fn(() => Promise.resolve(content));
  await cache.get('once', 'one', compile, false);
  await cache.get('once', 'one', compile);
  for (let count = 0; count < maxKeptPages; count += 1) {
    await cache.get(`page ${count}`, 'one', compile);
  }
  compile.mockClear();
  await cache.get(`page ${maxKeptPages - 1}`, 'one', compile, false);
  expect(compile).not.toHaveBeenCalled();
  await cache.get('once', 'one', compile);
  expect(compile).toHaveBeenCalledTimes(1);
});

it('does not cache pages with diagnostics or failed pages', async () => {
  const cache = createPageCache();
  const invalid = { ...content, diagnostics: [diagnostic] };
  expect(await cache.get('a', 'one', () => Promise.resolve(invalid))).toBe(invalid);
  await expect(cache.get('a', 'one', () => Promise.reject(new Error('gone')))).rejects.toThrow(
    'gone',
  );
  expect(await cache.get('a', 'one', () => Promise.resolve(content))).toBe(content);
});

it('compiles pages with images again after these may have changed', async () => {
  const cache = createPageCache();
  const compile = vi.fn(() => Promise.resolve(content));
  const image = { file: '/a.png', asset: { fileName: 'a.png', content: '' }, width: 1, height: 1 };
  const compileImage = vi.fn(() => Promise.resolve({ ...content, images: [image] }));
  for (let round = 0; round < 2; round += 1) {
    await cache.get('a', 'one', compile);
    await cache.get('b', 'two', compileImage);
    cache.forgetImages();
  }
  expect(compile).toHaveBeenCalledTimes(1);
  expect(compileImage).toHaveBeenCalledTimes(2);
});
