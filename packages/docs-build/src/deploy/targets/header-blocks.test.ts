import { expect, it } from 'vitest';
import { createServingRules } from '../rules/serving-rules';
import { listHeaderBlocks } from './header-blocks';

const rules = {
  ...createServingRules({ files: [], redirects: new Map(), optional: [], headers: {} }),
  playgroundFolders: ['/paint/_demos/_playground/'],
  headers: [
    { match: { kind: 'all' }, headers: { A: 'all', B: 'all' } },
    { match: { kind: 'extensions', extensions: ['svg', 'woff2'] }, headers: { A: 'image' } },
    { match: { kind: 'extensions', extensions: ['svg'] }, headers: { A: 'vector' } },
    { match: { kind: 'playground' }, headers: { B: 'demo' } },
  ],
} as const;

it('writes one block for a pattern, in which the last rule wins', () => {
  const blocks = new Map(listHeaderBlocks(rules).map(({ path, headers }) => [path, headers]));
  expect(blocks.get('/*')).toEqual({ A: 'all', B: 'all' });
  expect(blocks.get('/*.svg')).toEqual({ A: 'vector', 'Content-Type': 'image/svg+xml' });
  expect(blocks.get('/*.woff2')).toEqual({ A: 'image', 'Content-Type': 'font/woff2' });
  expect(blocks.get('/paint/_demos/_playground/*')).toEqual({ B: 'demo' });
  expect(blocks.has('/*.html')).toBe(false);
});
