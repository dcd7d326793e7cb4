import { expect, it } from 'vitest';
import { extractDocuments } from '../extract/extract-documents';
import { installPackage } from '../program/installed-package.fixture';
import { parsedFiles } from '../program/parsed-files.fixture';

it.each([
  ['an element', 'React.JSX.Element', ['Brush']],
  ['an element with a name', 'React.JSX.Element & { muiName: string }', ['Brush']],
  ['an object with a name', '{ muiName: string }', []],
  ['nothing', 'null', []],
])('takes a function for a component if it returns %s: %s', (_what, result, names) => {
  const fromFolder = installPackage('paint', {
    'package.json': JSON.stringify({ name: 'paint', version: '1.0.0', types: 'index.d.ts' }),
    'index.d.ts': `import * as React from 'react';
      export declare function Brush(props: { size?: number }): ${result};`,
  });
  const request = { packages: ['paint'], fromFolder, parsed: parsedFiles, isEarlierVersion: true };
  expect(extractDocuments(request).map(({ name }) => name)).toEqual(names);
});
