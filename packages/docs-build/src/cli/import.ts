import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticsError, throwDiagnostics, type Diagnostic } from 'diagnostics';
import { formatNames, type FormatName, type ImportResult } from 'docs-import';
import { checkImageFile } from '../content/images';
import { loadApp } from '../load';
import { readArguments } from './read-arguments';

/** `docs import <format> <folder>`: imports an existing documentation into the app. */
export async function importSource(appDir: string, args: readonly string[]): Promise<void> {
  const { operands, values, diagnostics: unknown } = readArguments('import', args);
  throwDiagnostics(unknown);
  const [name = '', folder = ''] = operands;
  const format = formatNames.find((known) => known === name);
  const sourceDir = path.resolve(appDir, folder);
  const app = await loadApp(appDir);
  // Mistakes in pages are no reason to stop: an import may correct them.
  if (app.products.length === 0) throwDiagnostics(app.diagnostics);
  // An app in a repository of its own has its route in product.ts.
  const { productTable } = app;
  const productId = values.product ?? app.products[0]?.identity.id;
  const diagnostics = checkArguments({
    name,
    format,
    folder,
    sourceDir,
    productId,
    productIds: productTable.map((row) => row.productId),
    siteUrl: values['site-url'],
  });
  if (format === undefined || productId === undefined || diagnostics.length > 0) {
    throw new DiagnosticsError(diagnostics);
  }
  const { formatCounts, importDocs } = await import('docs-import');
  const result = await importDocs({
    format,
    sourceDir,
    appDir,
    productId,
    productTable,
    rules: { checkImage: checkImageFile },
    siteUrl: values['site-url']?.replace(/\/+$/, ''),
    basePath: values['base-path']?.replace(/\/+$/, ''),
    version: values.version,
    isDryRun: values['dry-run'] === true,
  });
  process.stdout.write(
    values.json === true
      ? `${JSON.stringify(result, null, 2)}\n`
      : `${formatCounts(result.rows)}\n${describeFiles(result)}\n`,
  );
}

function describeFiles({ written, unchanged, kept, removed, keptParts }: ImportResult): string {
  const lines = [
    `${written.length} files written, ${unchanged.length} unchanged, ${removed.length} removed, ${kept.length} kept.`,
    ...kept.map((file) => `Kept, because an import did not write it as it is: ${file}`),
    ...keptParts.map((part) => `Kept, because it was edited: ${part} in product.ts`),
    'What changed, what was not imported, and what to do: generated/import/report.txt. Next: docs check.',
  ];
  return lines.join('\n');
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

interface ImportArguments {
  readonly name: string;
  readonly format: FormatName | undefined;
  readonly folder: string;
  readonly sourceDir: string;
  readonly productId: string | undefined;
  /** Ids of all products that the app knows. */
  readonly productIds: readonly string[];
  readonly siteUrl: string | undefined;
}

function checkArguments({
  name,
  format,
  folder,
  sourceDir,
  productId,
  productIds,
  siteUrl,
}: ImportArguments): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (received: string, expected: string, hint: string) => {
    diagnostics.push({ file: 'docs import', code: 'DOCS7003', received, expected, hint });
  };
  if (format === undefined) {
    report(
      name ? `the format “${name}”` : 'no format',
      formatNames.join(', '),
      'Name the format of the source.',
    );
  }
  if (folder === '' || !isFolder(sourceDir)) {
    report(
      folder === ''
        ? 'no folder'
        : `${folder}, which ${existsSync(sourceDir) ? 'is a file' : 'does not exist'}`,
      'a folder that exists',
      'Name the folder of the old documentation.',
    );
  }
  if (productId === undefined) {
    report('no product', 'an app with a product.ts', 'Run the command in the folder of an app.');
  } else if (!productIds.includes(productId)) {
    report(`the product “${productId}”`, `one of: ${productIds.join(', ')}`, 'Correct --product.');
  }
  if (siteUrl !== undefined && !/^https?:\/\/[^/]+\/*$/.test(siteUrl)) {
    report(
      `--site-url ${siteUrl}`,
      'an origin, such as https://example.com',
      'Leave out the path.',
    );
  }
  return diagnostics;
}
