import { diagnosticsOf } from 'diagnostics';
import { expect, it } from 'vitest';
import { installPackage } from '../program/installed-package.fixture';
import { parsedFiles } from '../program/parsed-files.fixture';
import { extractReferences } from './extract-documents';

const declare = (name: string) =>
  `import * as React from 'react'; export declare function ${name}(props: {}): React.JSX.Element;`;

/** Extracts names from two products: `ink` has `Pen`, `paint` has `Brush`. */
function extract(only: readonly string[]): string[] {
  const fromFolder = installPackage('paint', {
    'index.d.ts': declare('Brush'),
    '../ink/package.json': '{ "name": "ink", "version": "2.0.0" }',
    '../ink/index.d.ts': declare('Pen'),
  });
  const shared = { fromFolder, only, parsed: parsedFiles };
  return extractReferences([
    { ...shared, packages: ['ink'] },
    { ...shared, packages: ['paint'] },
  ]).map(({ name }) => name);
}

it.each([[['Pen']], [['Brush']], [['Pen', 'Brush']]])(
  'extracts names that one of the references has: %s',
  (only) => {
    expect(extract(only)).toEqual(only);
  },
  60_000,
);

it('reports a name that none has once, with all places and the nearest names of all', () => {
  try {
    extract(['Brsh', 'Pan', 'Pen']);
    expect.unreachable();
  } catch (error) {
    const lines = diagnosticsOf(error)?.map(({ file, received, expected }) =>
      [file, received, expected].join(' | '),
    );
    expect(lines).toEqual([
      'ink@2.0.0, paint@1.0.0 | no component or hook Brsh | an exported name, such as Brush',
      'ink@2.0.0, paint@1.0.0 | no component or hook Pan | an exported name, such as Pen',
    ]);
  }
}, 60_000);
