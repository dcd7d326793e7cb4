import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import type { PageEntry } from 'docs-shell/product';
import { contentPathname, rootPathOf, type ProductTable } from 'docs-shell/routing';
import { globSync } from 'tinyglobby';
import { convertSite, type PlatformRules } from './convert/convert-site';
import type { OutputFile } from './convert/output-file';
import { readFormat, type FormatName } from './formats/read-format';
import { countRows, createReport, formatReport, type ReportRow } from './report';
import { editProduct } from './write/edit-product';
import { readRecord, recordFile, writeFiles, type WrittenFiles } from './write/write-files';

/** The source and the target of an import. */
export interface ImportOptions {
  readonly format: FormatName;
  /** Absolute. */
  readonly sourceDir: string;
  /** Absolute folder of the app, with a `product.ts`. */
  readonly appDir: string;
  readonly productId: string;
  readonly productTable: ProductTable;
  readonly rules: PlatformRules;
  /** Origin of the old site: links to what was not imported lead there. */
  readonly siteUrl?: string | undefined;
  /** First part of the old addresses, which the root of the product replaces. */
  readonly basePath?: string | undefined;
  /** Name or label of the version to import. By default the one that readers see first. */
  readonly version?: string | undefined;
  /** Whether to report only, without writing files. */
  readonly isDryRun?: boolean;
}

/** The result of an import. */
export interface ImportResult extends Omit<WrittenFiles, 'digests'> {
  readonly rows: readonly ReportRow[];
  /** Parts of `product.ts` that were edited since the last import, and stayed. */
  readonly keptParts: readonly string[];
}

/**
 * Imports a documentation into an app. Another run writes what has changed in the source, and keeps edited files.
 *
 * @throws {Error} The product table has no such product.
 * @throws {DiagnosticsError} The source has no pages, one of its files cannot be read, or `product.ts` has no definition
 *   of the product.
 */
export async function importDocs(options: ImportOptions): Promise<ImportResult> {
  const { format, sourceDir, appDir, productId, productTable, isDryRun = false } = options;
  const route = productTable.find((row) => row.productId === productId);
  if (!route) throw new Error(`The product table has no ${productId}.`);
  const report = createReport(sourceDir);
  const record = readRecord(appDir);
  const source = readFormat(format, { ...options, report });
  // Of a wrong folder, everything that was imported before would count as gone.
  if (source.site.pages.length === 0) throw describeEmptySource(format, sourceDir);
  const site = await convertSite({
    site: source.site,
    report,
    route,
    productTable,
    demos: { appDir, demoDir: source.demoDir, aliases: source.aliases },
    rules: options.rules,
  });
  const rootPath = rootPathOf(route);
  const own = globSync('content/**/*.mdx', { cwd: appDir })
    .filter(
      (name) =>
        !(name in record.files) && !/\.[a-z]{2}\.mdx$/.test(name) && name !== 'content/404.mdx',
    )
    .map((name) => contentPathname(name.slice('content/'.length, -'.mdx'.length), route));
  const pages = addEntries(site.pages, own, rootPath || '/');
  const files = dedupe([...site.files, ...createStart(site.files, site.pages, productId)]);
  const parts = {
    pages,
    redirects: site.redirects,
    languages: site.languages,
    ...(site.versions && { versions: site.versions }),
  };
  const productFile = path.join(appDir, 'product.ts');
  const text = await readFile(productFile, 'utf8');
  // Edits before anything is written, so that a file that cannot be edited leaves no half of an import.
  const product = editProduct(text, productId, parts, record.product);
  const result = await writeFiles(appDir, files, record, isDryRun);
  for (const name of result.kept) {
    const location = files.find((file) => file.path === name)?.location ?? {
      file: path.join(appDir, name),
    };
    const isForeign = !(name in record.files);
    report.notImported(location, {
      kind: isForeign ? 'existing file' : 'edited file',
      what: name,
      todo: isForeign
        ? 'The app has this file already. Delete it and import again, or merge it.'
        : 'It was edited since the last import. Delete it and import again, or merge it.',
    });
  }
  for (const name of product.kept) {
    report.notImported(
      { file: productFile },
      {
        kind: 'edited part',
        what: `${name} in product.ts`,
        todo: 'It has values of its own. Compare it with generated/import/product.json.',
      },
    );
  }
  if (!isDryRun) {
    await writeFile(productFile, await formatSource(product.text, productFile));
    await writeOutputs(appDir, {
      'record.json': toJson({ files: result.digests, product: product.digests }),
      'report.json': toJson({ counts: countRows(report.rows), rows: report.rows }),
      'report.txt': formatReport(report.rows),
      'redirects.json': toJson(site.table),
      'product.json': toJson(parts),
    });
  }
  const { digests: _, ...outcome } = result;
  return { ...outcome, rows: report.rows, keptParts: product.kept };
}

const rootFolders: Readonly<Record<FormatName, string>> = {
  mui: 'Name the folder with `data` and `pages`, which is usually `docs`.',
  docusaurus: 'Name the folder with `docusaurus.config`.',
  markdown: 'Name the folder with the `.md` or `.mdx` files.',
};

function describeEmptySource(format: FormatName, sourceDir: string): DiagnosticsError {
  return new DiagnosticsError([
    {
      file: 'docs import',
      code: 'DOCS7003',
      received: `${sourceDir}, where no page was found`,
      expected: `a documentation in the format ${format}`,
      hint: rootFolders[format],
    },
  ]);
}

/** Entries for pages that were in the app before. */
function addEntries(
  pages: readonly PageEntry[],
  own: readonly string[],
  rootPath: string,
): readonly PageEntry[] {
  const listed = new Set(listPathnames(pages));
  const missing = own.filter((pathname) => !listed.has(pathname)).map((pathname) => ({ pathname }));
  const root = listed.has(rootPath) ? [] : [{ pathname: rootPath }];
  const others = missing.filter(({ pathname }) => pathname !== rootPath);
  return [...root, ...pages, ...others];
}

function listPathnames(entries: readonly PageEntry[]): string[] {
  return entries.flatMap(({ pathname, children = [] }) => [pathname, ...listPathnames(children)]);
}

/** Creates a start page that lists the sections, if the source has none. */
function createStart(
  files: readonly OutputFile[],
  pages: readonly PageEntry[],
  productId: string,
): OutputFile[] {
  if (files.some(({ path: name }) => name === 'content/index.mdx')) return [];
  const title = productId.charAt(0).toUpperCase() + productId.slice(1).replaceAll('-', ' ');
  const firstPage = (entry: PageEntry): string | undefined =>
    entry.children === undefined && !entry.pathname.startsWith('https:') && entry.planned !== true
      ? entry.pathname
      : entry.children?.map(firstPage).find((name) => name !== undefined);
  const lines = pages.flatMap((entry) => {
    const target = firstPage(entry);
    return target === undefined
      ? []
      : [`- [${entry.title ?? entry.subheader ?? target}](${target}/)`];
  });
  const description = `The start page of ${title}, which lists the sections of this documentation and leads to each of them.`;
  const content = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\nimported: true\n---\n\n${lines.join('\n')}\n`;
  return [{ path: 'content/index.mdx', content, location: { file: '' } }];
}

/** Several pages use the same image or demo. */
function dedupe(files: readonly OutputFile[]): readonly OutputFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

async function writeOutputs(
  appDir: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = path.join(appDir, path.dirname(recordFile));
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

async function formatSource(text: string, file: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
