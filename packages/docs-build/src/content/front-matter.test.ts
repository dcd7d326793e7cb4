import { expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter';

const parse = (yaml: string) => parseFrontMatter(yaml, { file: 'a.mdx', yamlLine: 2 }).diagnostics;

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefghi'
    .split('')
    .map(
      (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`,
    ),
].join('\n');

it.each([
  ['an alias', 'title: &a Brush\nproduct: *a'],
  ['a cycle', 'title: &a [*a]'],
  ['a bomb of aliases', bomb],
])('names the file of %s', (_, yaml) => {
  expect(parse(yaml)[0]).toMatchObject({ file: 'a.mdx', line: 2, code: 'DOCS1004' });
});
