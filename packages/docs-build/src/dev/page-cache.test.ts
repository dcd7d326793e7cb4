import { expect, it, vi } from 'vitest';
import type { CompiledContent } from '../content/types';
import { createPageCache } from './page-cache';

const content: CompiledContent = {
  frontMatter: { title: 'A', description: '' },
  segments: [''],
  markdown: [''],
  demos: [],
  sentences: [],
  headings: [],
  anchors: [],
  links: [],
  images: [],
  faults: [],
};
const fault = { file: 'a.mdx', found: 'a', expected: 'b', fix: 'Write b.' };

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

it('keeps neither a page with faults nor one that failed', async () => {
  const cache = createPageCache();
  const faulty = { ...content, faults: [fault] };
  expect(await cache.get('a', 'one', () => Promise.resolve(faulty))).toBe(faulty);
  await expect(cache.get('a', 'one', () => Promise.reject(new Error('gone')))).rejects.toThrow(
    'gone',
  );
  expect(await cache.get('a', 'one', () => Promise.resolve(content))).toBe(content);
});
