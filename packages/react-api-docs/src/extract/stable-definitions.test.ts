import { expect, it } from 'vitest';
import { parsedFiles } from '../program/parsed-files.fixture';
import { installPackage } from '../program/installed-package.fixture';
import { extractDocuments } from './extract-documents';

it('writes the members of a type in the order of their declarations, whatever was read before', () => {
  const fromFolder = installPackage('tiny', {
    'index.d.ts': `import * as React from 'react';
      interface All { id?: string; first?: string; second?: string }
      export interface Options extends Omit<All, 'id'> { own?: string }
      export declare function Alpha(props: { name?: 'second' | 'first' }): React.JSX.Element;
      export declare function Beta(props: { onAdd?: (options: Options) => void }): React.JSX.Element;`,
  });
  const options = { packages: ['tiny'], fromFolder, parsed: parsedFiles };
  const read = (only?: readonly string[]) =>
    extractDocuments({ ...options, ...(only && { only }) })
      .flatMap((document) => ('types' in document ? (document.types ?? []) : []))
      .map(({ definition }) => definition.text);
  const expected = [
    'interface Options {\n  own?: string;\n  first?: string;\n  second?: string;\n}',
  ];
  expect(read()).toEqual(expected);
  expect(read(['Beta'])).toEqual(expected);
});
