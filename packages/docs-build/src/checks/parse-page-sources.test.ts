import { expect, it } from 'vitest';
import { parsePageSources } from './parse-page-sources';

it('reads the output of docs build', () => {
  const sources = [
    {
      pathname: '/',
      language: 'en',
      sourceFile: 'a.mdx',
      links: [{ href: '/b/', line: 3 }],
    },
  ];
  expect(parsePageSources(JSON.stringify(sources), 'sources.json')).toEqual(sources);
});

it('reports the problems of an invalid file', () => {
  const read = () => parsePageSources('[{"pathname":"/"}]', 'apps/a/.docs/sources.json');
  expect(read).toThrowErrorMatchingInlineSnapshot(`
    [Error: apps/a/.docs/sources.json is not what \`docs build\` writes: ✖ Invalid input: expected string, received undefined
      → at [0].language
    ✖ Invalid input: expected string, received undefined
      → at [0].sourceFile
    ✖ Invalid input: expected array, received undefined
      → at [0].links]
  `);
});
