import { join } from 'node:path';
import type { InstalledPackage, PageEntry, Product, ProductDefinition } from 'docs-shell/product';
import { collectEntries, parseDefinition, validateProduct } from 'docs-shell/product/schema';
import type {
  LocatedEntry,
  DefinitionContext,
  DefinitionDiagnostic,
} from 'docs-shell/product/schema';
import { contentSlug, isExternal, normalizePathname, rootPathOf } from 'docs-shell/routing';
import type { ProductRoute } from 'docs-shell/routing';
import { z } from 'zod';
import { createWordmark } from './create-wordmark';
import type { ExportedDefinition } from './import-definitions';
import { listApiPathnames, type ProductApi } from './product-api';
import { findProductApi, isListed, withApiEntries } from './product-api-pages';
import type { ApiFile } from './read-api-documents';
import type { Ledgers } from './read-ledgers';
import { readPackage } from './read-package';
import { resolveInstalledLibrary } from './resolve-installed-library';

/** The fields that name the displayed version, read from a definition that can be invalid elsewhere. */
const versionSourceSchema = z.object({
  library: z.object({ packageName: z.string() }).optional(),
  versions: z
    .array(z.object({ text: z.string().optional(), current: z.boolean().optional() }))
    .catch([]),
});
type VersionSource = z.output<typeof versionSourceSchema>;

/** A checked definition. Paths start with its path in the export. */
export interface LoadedProduct {
  readonly entries: readonly LocatedEntry[];
  readonly diagnostics: readonly DefinitionDiagnostic[];
  readonly definition?: ProductDefinition;
  readonly product?: Product;
  readonly route?: ProductRoute;
  /** Its API reference, at the end of its navigation. */
  readonly api?: ProductApi;
}

/** The context of the checks of a product. */
export interface ProductContext extends DefinitionContext {
  /** API documents of the app. */
  readonly apiFiles: readonly ApiFile[];
  /** Histories of APIs by id of the product. */
  readonly ledgers: Ledgers['ledgers'];
}

/** Validates one definition. Returns a product if the definition can be read, even if it has other problems. */
export async function loadProduct(
  appDir: string,
  { exportPath, value: exported }: ExportedDefinition,
  { productTable, contentSlugs, apiFiles, ledgers }: ProductContext,
): Promise<LoadedProduct> {
  const id = parseDefinition(exported)?.identity.id;
  const route = productTable.find((row) => row.productId === id);
  const api = findProductApi(exported, route, { files: apiFiles, ledgers });
  const value = withApiEntries(exported, api);
  const slugsOf = (pathnames: readonly string[]) =>
    pathnames.map((pathname) => contentSlug(pathname, productTable));
  const context = {
    productTable,
    contentSlugs: new Set([...contentSlugs, ...slugsOf(api ? listApiPathnames(api) : [])]),
    unlistedSlugs: new Set(slugsOf(listUnlisted(api))),
  };
  const diagnostics = [...validateProduct(value, context)];
  const definition = parseDefinition(value);
  const source = versionSourceSchema.safeParse(value).data;
  const library =
    source?.library &&
    (await resolveInstalledLibrary(appDir, source.library.packageName, definition?.library?.tag));
  const version = source?.library ? library?.version : await readOwnVersion(appDir);
  if (source) diagnostics.push(...checkVersion(source, version));
  const product =
    definition && route && createProduct(definition, route, version ?? 'unknown', library);
  const prefix = (path: string) => joinPath(exportPath, path);
  return {
    entries: collectEntries(value).map((entry) => ({ ...entry, path: prefix(entry.path) })),
    diagnostics: diagnostics.map((diagnostic) => ({
      ...diagnostic,
      path: prefix(diagnostic.path),
    })),
    ...(definition && { definition }),
    ...(route && { route }),
    ...(product && { product }),
    ...(api && { api }),
  };
}

/** The index of the reference lists all exports, and the page of changes lists its parts. */
function listUnlisted(api: ProductApi | undefined): readonly string[] {
  const pages = (api?.pages ?? []).filter((page) => !isListed(page));
  return [...pages, ...(api?.history?.parts ?? [])].map(({ pathname }) => pathname);
}

async function readOwnVersion(appDir: string): Promise<string | undefined> {
  return (await readPackage(join(appDir, 'package.json'))).version;
}

function checkVersion(
  { library, versions }: VersionSource,
  version: string | undefined,
): DefinitionDiagnostic[] {
  if (version === undefined) return [library ? notInstalled(library.packageName) : versionless()];
  const index = versions.findIndex(({ current }) => current === true);
  const text = versions[index]?.text;
  if (text === undefined || text.replace(/^v/, '') === version) return [];
  return [
    {
      path: `versions[${index}].text`,
      code: 'DOCS2017',
      received: JSON.stringify(text),
      expected: `${version}, which is installed`,
      hint: 'Leave text out: the current version names itself.',
    },
  ];
}

function notInstalled(packageName: string): DefinitionDiagnostic {
  return {
    path: 'library.packageName',
    code: 'DOCS2018',
    received: `${packageName}, which is not installed`,
    expected: 'a package with a version that the app depends on',
    hint: `Add ${packageName} to the dependencies in package.json and install, or correct the name.`,
  };
}

function versionless(): DefinitionDiagnostic {
  return {
    path: 'library',
    code: 'DOCS2019',
    received: 'neither a library nor a version in package.json',
    expected: 'something that says which version is shown',
    hint: 'Add library: { packageName }, or a version to package.json.',
  };
}

function joinPath(exportPath: string, path: string): string {
  if (exportPath === '' || path === '') return exportPath + path;
  return path.startsWith('[') ? exportPath + path : `${exportPath}.${path}`;
}

/** Creates a product from a valid definition, its row of the product table and the installed version. */
function createProduct(
  { identity, versions, pages, redirects = [], languages, noindex }: ProductDefinition,
  route: ProductRoute,
  installedVersion: string,
  library?: InstalledPackage,
): Product {
  const rootPath = rootPathOf(route);
  return {
    identity: { logo: `${rootPath}/logo.svg`, wordmarkSvg: createWordmark(identity), ...identity },
    versions: versions.map(({ text = installedVersion, current = false, ...version }) => ({
      ...version,
      text,
      current,
    })),
    pages: pages.map(normalizeEntry),
    redirects,
    rootPath,
    ...(languages && { languages }),
    ...(noindex !== undefined && { noindex }),
    ...(library && { library }),
  };
}

function normalizeEntry(entry: PageEntry): PageEntry {
  const { pathname, children } = entry;
  return {
    ...entry,
    pathname: isExternal(pathname) ? pathname : normalizePathname(pathname),
    ...(children && { children: children.map(normalizeEntry) }),
  };
}
