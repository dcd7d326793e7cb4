import { describe, expect, it } from 'vitest';
import { checkVariantFiles, listVariants, parseVariantFile } from './style-variants';

describe('parseVariantFile', () => {
  it.each([
    ['switch/Basic.tsx', undefined],
    ['switch/Basic.modules.tsx', { demo: 'switch/Basic.tsx', variant: 'modules' }],
    ['switch/Basic.tailwind.tsx', { demo: 'switch/Basic.tsx', variant: 'tailwind' }],
    // The demo itself has plain CSS.
    ['switch/Basic.css.tsx', undefined],
    ['switch/Basic.emotion.tsx', undefined],
    ['a.modules/Basic.tsx', undefined],
  ])('%s', (id, expected) => {
    expect(parseVariantFile(id)).toEqual(expected && { id, ...expected });
  });
});

it('lists the variants of one demo in the order of the choice', () => {
  const ids = [
    'a/B.tailwind.tsx',
    'a/B.tsx',
    'a/B.modules.tsx',
    'b/B.modules.tsx',
    'a/BB.modules.tsx',
  ];
  expect(listVariants('a/B.tsx', ids).map(({ id }) => id)).toEqual([
    'a/B.modules.tsx',
    'a/B.tailwind.tsx',
  ]);
});

it('reports variants without a demo, and unknown variants', () => {
  const ids = ['a/B.tsx', 'a/B.tailwind.tsx', 'a/B.tailwnd.tsx', 'a/C.modules.tsx'];
  const files = ids.map((id) => ({ id, file: `/app/demos/${id}` }));
  const found = checkVariantFiles(files, (file) => file.replace('/app/', 'apps/paint/'));
  expect(found.map(({ code, file, received }) => [code, file, received])).toEqual([
    ['DOCS4012', 'apps/paint/demos/a/B.tailwnd.tsx', '.tailwnd.tsx'],
    ['DOCS4012', 'apps/paint/demos/a/C.modules.tsx', 'a variant of a/C.tsx, which does not exist'],
  ]);
});
