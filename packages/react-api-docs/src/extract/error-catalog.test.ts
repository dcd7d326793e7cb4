import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { installPackage } from '../program/installed-package.fixture';
import { diagnosticsOf } from 'diagnostics';
import { parsedFiles } from '../program/parsed-files.fixture';
import { extractDocuments } from './extract-documents';
import type { ExtractionRequest } from './extraction-request';

const fromFolder = path.join(import.meta.dirname, '../..');

function extractionErrors(
  request: Omit<ExtractionRequest, 'fromFolder'>,
  folder = fromFolder,
): string {
  try {
    extractDocuments({ ...request, fromFolder: folder, parsed: parsedFiles });
  } catch (error) {
    const diagnostics = diagnosticsOf(error);
    if (!diagnostics) throw error;
    return diagnostics
      .map(({ code, file, received, expected, hint }) =>
        [code, path.relative(folder, file), received, expected, hint].join('\n'),
      )
      .join('\n\n');
  }
  return 'no error';
}

describe('invalid input', { timeout: 120_000 }, () => {
  it('a package that is not installed', () => {
    expect(extractionErrors({ packages: ['@mui/no-such-package'] })).toMatchInlineSnapshot(`
      "DOCS2024
      package.json
      the package @mui/no-such-package, which is not installed for this folder
      a package that node_modules has
      Name it among the dependencies and run the install, or correct its name."
    `);
  });
  it('a package without types', () => {
    const folder = installPackage('untyped', { 'index.js': '' });
    expect(extractionErrors({ packages: ['untyped'] }, folder)).toMatchInlineSnapshot(`
      "DOCS2024
      node_modules/untyped/package.json
      no type declarations for the entry of untyped 1.0.0
      \`types\` in package.json, or in its \`exports\`, that name an existing .d.ts file
      Document a package that brings its types; @types packages are not read."
    `);
  });
  it('a component that does not exist', () => {
    expect(extractionErrors({ packages: ['@mui/system'], only: ['Stak'] })).toMatchInlineSnapshot(`
      "DOCS6003
      @mui/system@7.1.0
      no component or hook Stak
      an exported name, such as Stack
      Write the name as it is imported, or leave it out."
    `);
  });
  it('a type that does not exist', () => {
    expect(extractionErrors({ packages: ['@mui/system'], interfaces: ['BoxPorps'] }))
      .toMatchInlineSnapshot(`
        "DOCS6003
        @mui/system@7.1.0
        no type BoxPorps
        an exported name, such as BoxProps
        Write the name as it is imported, or leave it out."
      `);
  });
  it('two documents with one address', () => {
    expect(extractionErrors({ packages: ['@mui/system'], interfaces: ['Box'] }))
      .toMatchInlineSnapshot(`
        "DOCS6005
        @mui/system@7.1.0
        Box and Box, which have the same address: api/box/
        one document per address
        Document the packages as separate products, or name each type once."
      `);
  });
});
