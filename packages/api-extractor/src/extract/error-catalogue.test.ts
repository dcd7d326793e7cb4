import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ExtractionError } from '../program/extraction-error';
import { extractDocuments } from './extract-documents';
import type { ExtractionRequest } from './extraction-request';

const fromFolder = path.join(import.meta.dirname, '../..');

function faultsOf(request: Omit<ExtractionRequest, 'fromFolder'>): string {
  try {
    extractDocuments({ ...request, fromFolder });
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    return error.faults
      .map(({ file, found, expected, fix }) =>
        [path.relative(fromFolder, file), found, expected, fix].join('\n'),
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
    const folder = mkdtempSync(path.join(tmpdir(), 'untyped-'));
    const home = path.join(folder, 'node_modules/untyped');
    mkdirSync(home, { recursive: true });
    writeFileSync(path.join(home, 'package.json'), '{ "name": "untyped", "version": "1.0.0" }');
    writeFileSync(path.join(home, 'index.js'), '');
    expect(() => extractDocuments({ packages: ['untyped'], fromFolder: folder })).toThrow(
      'no type declarations for the entry of untyped 1.0.0',
    );
  });
  it('a component that does not exist', () => {
    expect(faultsOf({ packages: ['@mui/system'], only: ['Stak'] })).toContain('Stack');
  });
  it('a type that does not exist', () => {
    expect(faultsOf({ packages: ['@mui/system'], interfaces: ['BoxPorps'] })).toContain('BoxProps');
  });
  it('two documents with one address', () => {
    expect(faultsOf({ packages: ['@mui/system'], interfaces: ['Box'] })).toContain('Box and Box');
  });
});
