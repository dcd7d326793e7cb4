import { expect, it } from 'vitest';
import { listStyleGroups } from './list-style-groups';

const page = (...demos: readonly (string | readonly [string, number])[]) => ({
  content: {
    demos: demos.map((demo) =>
      typeof demo === 'string'
        ? { file: demo, title: '', line: 1 }
        : { file: demo[0], title: '', line: 1, frameHeight: demo[1] },
    ),
  },
});

it('returns a group for each document, each group once, in any order of pages', () => {
  const pages = [page('B.tsx', 'A.tsx'), page('A.tsx', ['Framed.tsx', 300]), page('A.tsx'), page()];
  const frames = new Map([['/_demos/Framed', 'Framed.tsx']]);
  const groups = listStyleGroups(pages, frames);
  expect(groups).toEqual([[], ['A.tsx'], ['B.tsx', 'A.tsx'], ['Framed.tsx']]);
  expect(listStyleGroups(pages.toReversed(), frames)).toEqual(groups);
});
