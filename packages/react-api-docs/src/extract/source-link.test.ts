import { expect, it } from 'vitest';
import { installPackage } from '../program/installed-package.fixture';
import { parsedFiles } from '../program/parsed-files.fixture';
import { extractDocuments } from './extract-documents';
import { sourceLink } from './source-link';

const paint = {
  folder: '/work/node_modules/@paint/kit',
  repository: { url: 'git+https://github.com/paint/paint.git', directory: 'packages/kit' },
};
const source = 'https://github.com/paint/paint/blob/v1.2.0/packages/kit/src';

it.each([
  ['Brush/useBrush.d.ts', `${source}/Brush/useBrush.ts`],
  ['esm/Brush/Brush.d.ts', `${source}/Brush/Brush.ts`],
  ['build/Brush/index.d.mts', `${source}/Brush/index.ts`],
])('links %s to its source', (file, expected) => {
  expect(sourceLink(`${paint.folder}/${file}`, paint, 'v1.2.0')).toBe(expected);
});

it.each(['dist/index.d.ts', '../other/index.d.ts'])('knows no source of %s', (file) => {
  expect(sourceLink(`${paint.folder}/${file}`, paint, 'v1.2.0')).toBeUndefined();
});

it('links to the tag of the release', () => {
  expect(sourceLink(`${paint.folder}/Brush.d.ts`, paint, '@paint/kit@1.2.0')).toBe(
    'https://github.com/paint/paint/blob/@paint/kit@1.2.0/packages/kit/src/Brush.ts',
  );
});

it('takes the tags of the product for packages of its repository only', { timeout: 60_000 }, () => {
  const manifest = (name: string, repository: string) =>
    JSON.stringify({
      name,
      version: '1.0.0',
      types: 'index.d.ts',
      repository: { url: `https://github.com/${repository}.git`, directory: name },
    });
  const declare = (name: string) =>
    `import * as React from 'react'; export declare function ${name}(): React.JSX.Element;`;
  const fromFolder = installPackage('tiny', {
    'package.json': manifest('tiny', 'tiny/tiny'),
    'index.d.ts': `export * from './Box'; export { Pen } from 'pens';`,
    'Box.d.ts': declare('Box'),
    'node_modules/pens/package.json': manifest('pens', 'pens/pens'),
    'node_modules/pens/index.d.ts': declare('Pen'),
  });
  const request = { packages: ['tiny'], fromFolder, parsed: parsedFiles };
  const linksOf = (documents: ReturnType<typeof extractDocuments>) =>
    documents.map((document) => ('sourceHref' in document ? document.sourceHref : undefined));
  const pens = 'https://github.com/pens/pens/blob/v1.0.0/pens/src/index.ts';
  expect(linksOf(extractDocuments(request))).toEqual([
    'https://github.com/tiny/tiny/blob/v1.0.0/tiny/src/Box.ts',
    pens,
  ]);
  const tagOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
  expect(linksOf(extractDocuments({ ...request, tagOf }))).toEqual([
    'https://github.com/tiny/tiny/blob/tiny@1.0.0/tiny/src/Box.ts',
    pens,
  ]);
});
