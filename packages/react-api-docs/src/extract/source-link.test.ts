import { expect, it } from 'vitest';
import { sourceLink } from './source-link';

const paint = {
  folder: '/work/node_modules/@paint/kit',
  version: '1.2.0',
  repository: { url: 'git+https://github.com/paint/paint.git', directory: 'packages/kit' },
};
const source = 'https://github.com/paint/paint/blob/v1.2.0/packages/kit/src';

it.each([
  ['Brush/useBrush.d.ts', `${source}/Brush/useBrush.ts`],
  ['esm/Brush/Brush.d.ts', `${source}/Brush/Brush.ts`],
  ['build/Brush/index.d.mts', `${source}/Brush/index.ts`],
])('links %s to its source', (file, expected) => {
  expect(sourceLink(`${paint.folder}/${file}`, paint)).toBe(expected);
});

it.each(['dist/index.d.ts', '../other/index.d.ts'])('knows no source of %s', (file) => {
  expect(sourceLink(`${paint.folder}/${file}`, paint)).toBeUndefined();
});
