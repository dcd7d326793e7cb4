import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FormatName } from './formats/read-format';
import { writeFolder } from './files.fixture';
import { importDocs, type ImportResult } from './import-docs';

const createProduct = (versions: string) => `export default defineProduct({
  identity: { id: 'paint' },
  ${versions}
  pages: [],
});
`;

/** An import of files into an empty app whose product owns `/paint`. */
export interface TestImport extends ImportResult {
  readonly sourceDir: string;
  readonly appDir: string;
  /** Text of a file of the app. */
  readonly read: (name: string) => string;
  /** Imports again, in another format if there is one. */
  readonly again: (other?: FormatName) => Promise<ImportResult>;
}

interface TestOptions {
  readonly siteUrl?: string;
  readonly basePath?: string;
  readonly version?: string;
  /** Properties of the product before the import. */
  readonly product?: string;
}

/** Imports files into a new app. */
export async function importFiles(
  format: FormatName,
  files: Readonly<Record<string, string>>,
  { product = 'versions: [{ current: true }],', ...options }: TestOptions = {},
): Promise<TestImport> {
  const sourceDir = writeFolder(files);
  const appDir = writeFolder({
    'product.ts': createProduct(product),
    'package.json': '{}',
    '.prettierrc': '{ "singleQuote": true }',
    'node_modules/react/package.json': '{}',
  });
  const run = (other = format) =>
    importDocs({
      format: other,
      sourceDir,
      appDir,
      productId: 'paint',
      productTable: [{ productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] }],
      rules: { checkImage: () => Promise.resolve(undefined) },
      ...options,
    });
  const result = await run();
  return {
    ...result,
    sourceDir,
    appDir,
    read: (name) => readFileSync(path.join(appDir, name), 'utf8'),
    again: run,
  };
}

/** Returns the rows of an outcome as text: `kind: what → result`. */
export function listRows(
  { rows }: ImportResult,
  outcome: 'changed' | 'not-imported' | 'imported',
): readonly string[] {
  return rows
    .filter((row) => row.outcome === outcome)
    .map(({ file, line, kind, what, result }) =>
      [
        `${file}${line === undefined ? '' : `:${line}`} ${kind}: ${what}`,
        ...(result === undefined ? [] : [result]),
      ].join(' → '),
    );
}
