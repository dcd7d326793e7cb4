import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installPackage } from '../program/installed-package.fixture';
import { ExtractionError } from '../program/extraction-error';
import { parsedFiles } from '../program/parsed-files.fixture';
import { extractDocuments } from './extract-documents';
import type { ExtractionRequest } from './extraction-request';

const fromFolder = path.join(import.meta.dirname, '../..');

function faultsOf(request: Omit<ExtractionRequest, 'fromFolder'>, folder = fromFolder): string {
  try {
    extractDocuments({ ...request, fromFolder: folder, parsed: parsedFiles });
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    return error.faults
      .map(({ file, found, expected, fix }) =>
        [path.relative(folder, file), found, expected, fix].join('\n'),
      )
      .join('\n\n');
  }
  return 'no fault';
}

describe('bad input', { timeout: 120_000 }, () => {
  it('a package that is not installed', () => {
    expect(faultsOf({ packages: ['@mui/no-such-package'] })).toMatchInlineSnapshot(`
      "package.json
      the package @mui/no-such-package, which is not installed for this folder
      a package that node_modules has
      Name it among the dependencies and run the install, or correct its name."
    `);
  });
  it('a package without types', () => {
    const folder = installPackage('untyped', { 'index.js': '' });
    expect(faultsOf({ packages: ['untyped'] }, folder)).toMatchInlineSnapshot(`
      "node_modules/untyped/package.json
      no type declarations for the entry of untyped 1.0.0
      \`types\` in package.json, or in its \`exports\`, that name an existing .d.ts file
      Document a package that brings its types; @types packages are not read."
    `);
  });
  it('a component that does not exist', () => {
    expect(faultsOf({ packages: ['@mui/system'], only: ['Stak'] })).toMatchInlineSnapshot(`
      "@mui/system@7.1.0
      no component or hook Stak
      an exported name, such as Stack
      Write the name as it is imported, or leave it out."
    `);
  });
  it('a type that does not exist', () => {
    expect(faultsOf({ packages: ['@mui/system'], interfaces: ['BoxPorps'] }))
      .toMatchInlineSnapshot(`
      "@mui/system@7.1.0
      no type BoxPorps
      an exported name, such as BoxProps
      Write the name as it is imported, or leave it out."
    `);
  });
  it('two documents with one address', () => {
    expect(faultsOf({ packages: ['@mui/system'], interfaces: ['Box'] })).toMatchInlineSnapshot(`
      "@mui/system@7.1.0
      Box and Box, which have the same address: api/box/
      one document per address
      Document the packages as separate products, or name each type once."
    `);
  });
});
