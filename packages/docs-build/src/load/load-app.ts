import type { Diagnostic } from 'diagnostics';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { contentPathname, findOwner } from 'docs-shell/routing';
import type { ProductRoute, ProductTable } from 'docs-shell/routing';
import { productTable as siteTable } from 'products';
import { readApiDocuments } from './read-api-documents';
import { checkProducts } from './check-products';
import { checkTranslations } from './check-translations';
import { collectFiles } from '../lib/collect-files';
import type { AppFile } from '../lib/collect-files';
import { findUnreadPages } from './find-unread-pages';
import { importDefinitions } from './import-definitions';
import { docsConfigFile, loadDocsConfig } from './load-docs-config';
import { loadTranslations } from './load-translations';
import { loadProduct } from './load-product';
import type { LoadedProduct } from './load-product';
import { createLineOf, locateDiagnostic, createLineLocator } from './locate-line';
import type { LineOf } from './locate-line';
import { addOwnRoutes } from './own-routes';
import { readLedgers } from './read-ledgers';
import { readPackage } from './read-package';
import { formatTag } from './format-tag';
import { findRepositoryRoot, relativePath } from '../lib/repository-root';
import type {
  ContentFile,
  DocumentedLibraries,
  LoadAppOptions,
  LoadedApp,
  OwnEntry,
} from './types';

/**
 * Reads an app from disk and checks its product definition against its files, before anything is compiled. Never throws
 * for a mistake of an author: `diagnostics` has them all.
 *
 * @param directory path of the app's folder
 */
export async function loadApp(
  directory: string,
  { productTable: knownTable = siteTable, cache, cacheKey }: LoadAppOptions = {},
): Promise<LoadedApp> {
  const appDir = resolve(directory);
  const root = findRepositoryRoot(appDir);
  const productFile = relativePath(root, join(appDir, 'product.ts'));
  const [
    source,
    imported,
    content,
    markdown,
    demos,
    apiFiles,
    histories,
    { name = basename(appDir) },
  ] = await Promise.all([
    readFile(join(appDir, 'product.ts'), 'utf8').catch(() => ''),
    importDefinitions(join(appDir, 'product.ts'), productFile, cacheKey),
    collectFiles(appDir, 'content', 'mdx'),
    collectFiles(appDir, 'content', 'md'),
    collectFiles(appDir, 'demos', 'tsx'),
    readApiDocuments(appDir, root, cache),
    readLedgers(appDir, root, cache),
    readPackage(join(appDir, 'package.json')),
  ]);
  const { productTable, diagnostics: routeDiagnostics } = addOwnRoutes(
    knownTable,
    imported.definitions,
  );
  const context = {
    productTable,
    contentSlugs: englishSlugs(content),
    apiFiles: apiFiles.files,
    ledgers: histories.ledgers,
  };
  const loaded = await Promise.all(
    imported.definitions.map((definition) => loadProduct(appDir, definition, context)),
  );
  const entries = loaded.flatMap((product) => product.entries);
  const lineOf = createLineOf(entries, createLineLocator(source));
  const routes = loaded.flatMap(({ route }) => route ?? []);
  const contentFiles = content.map((file) => describeContent(file, root, routes[0]));
  const manifestDiagnostics = [
    ...routeDiagnostics,
    ...loaded.flatMap((product) => product.diagnostics),
    ...checkProducts(loaded, productTable),
  ];
  const languages = [...new Set(loaded.flatMap(({ definition }) => definition?.languages ?? []))];
  // An invalid product says nothing about its languages.
  const areLanguagesKnown =
    loaded.length > 0 && loaded.every(({ definition }) => definition !== undefined);
  const { translations, diagnostics: wordDiagnostics } = await loadTranslations(appDir, {
    languages,
    pathnames: new Set(entries.map(({ pathname }) => pathname)),
    folder: relativePath(root, appDir),
  });
  const configFile = relativePath(root, join(appDir, docsConfigFile));
  const { config, diagnostics: configDiagnostics } = await loadDocsConfig(
    appDir,
    configFile,
    cacheKey,
  );
  return {
    appDir,
    name,
    config,
    configFile,
    productFile,
    productTable,
    products: loaded.flatMap(({ product }) => product ?? []),
    entries: loaded.flatMap((product) => listOwnEntries(product, productTable, lineOf)),
    contentFiles,
    demoFiles: demos.map(({ file, below }) => ({ id: below, file })),
    translations,
    apis: loaded
      .flatMap(({ api }) => api ?? [])
      .map((api) => (config.future?.completeApi ? { ...api, isComplete: true } : api)),
    apiDiagnostics: apiFiles.diagnostics,
    ledgers: histories.ledgers,
    libraries: describeLibraries(loaded, productFile),
    diagnostics: [
      ...imported.diagnostics,
      ...configDiagnostics.filter((diagnostic) => !isAmong(imported.diagnostics, diagnostic)),
      ...histories.diagnostics,
      ...findUnreadPages(markdown, root),
      ...manifestDiagnostics.map((diagnostic) => locateDiagnostic(diagnostic, productFile, lineOf)),
      ...[...checkTranslations(contentFiles, languages), ...wordDiagnostics].filter(
        ({ code }) => areLanguagesKnown || code !== 'DOCS2020',
      ),
      ...(routes.length === loaded.length
        ? checkContentOwners(contentFiles, routes, productTable)
        : []),
    ],
  };
}

/** Returns whether a mistake is reported already: all modules of the app are bundled with the same `tsconfig.json`. */
function isAmong(reported: readonly Diagnostic[], { file, line, received }: Diagnostic): boolean {
  return reported.some(
    (other) => other.file === file && other.line === line && other.received === received,
  );
}

function englishSlugs(content: readonly AppFile[]): ReadonlySet<string> {
  const names = content.map(({ below }) => parseContentName(below));
  return new Set(names.filter(({ language }) => language === 'en').map(({ slug }) => slug));
}

/** Without a known product, the pathname is relative to the site's root. */
function describeContent(
  { file, below }: AppFile,
  root: string,
  route: ProductRoute = { productId: '', categoryId: '', pathPrefixes: ['/'] },
): ContentFile {
  const { slug, language } = parseContentName(below);
  const pathname = contentPathname(slug, route);
  return { file, sourceFile: relativePath(root, file), slug, language, pathname };
}

function listOwnEntries(
  { entries, route }: LoadedProduct,
  table: ProductTable,
  lineOf: LineOf,
): readonly OwnEntry[] {
  return entries.flatMap(({ isExternal, pathname, path }) => {
    const owner = isExternal ? undefined : findOwner(pathname, table)?.route;
    if (owner === undefined || owner !== route) return [];
    const line = lineOf(path);
    return [{ productId: owner.productId, pathname, path, ...(line !== undefined && { line }) }];
  });
}

function describeLibraries(
  products: readonly LoadedProduct[],
  productFile: string,
): DocumentedLibraries {
  const libraries = products.flatMap(({ definition }) =>
    definition?.library ? { productId: definition.identity.id, ...definition.library } : [],
  );
  return {
    colorModes: libraries.flatMap(({ colorModes }) => colorModes ?? []),
    limits: libraries.flatMap(({ limits = [] }) => limits),
    shares: products.flatMap(({ definition, route }) =>
      route
        ? [
            {
              productId: route.productId,
              prefixes: [...route.pathPrefixes],
              file: productFile,
              ...definition?.library?.budgets,
            },
          ]
        : [],
    ),
    documentedPackages: [
      ...new Set(
        libraries.flatMap(({ packageName, companions = [] }) => [packageName, ...companions]),
      ),
    ],
    iconPackages: [...new Set(libraries.flatMap(({ iconPackages = [] }) => iconPackages))],
    apiReferences: libraries.flatMap(({ productId, packageName, api, tag }) =>
      api
        ? [
            {
              productId,
              packages: api.packages ?? [packageName],
              interfaces: api.interfaces ?? [],
              tagOf: (release) => formatTag(release, tag),
              ...(api.events && { events: api.events }),
              ...(api.selectors && { selectors: api.selectors }),
              ...(api.guides?.types && { guides: api.guides.types }),
              ...(api.history && { history: api.history }),
            },
          ]
        : [],
    ),
  };
}

/** Returns slug and language of a content file: `react-button.zh.mdx` is `react-button` in `zh`. */
function parseContentName(below: string): {
  readonly slug: string;
  readonly language: string;
} {
  const [, slug = '', language = 'en'] = /^(.+?)(?:\.([a-z]{2}))?\.mdx$/.exec(below) ?? [];
  return { slug, language };
}

/** Reports page files whose path belongs to a product of another app. */
function checkContentOwners(
  contentFiles: readonly ContentFile[],
  routes: readonly ProductRoute[],
  table: ProductTable,
): readonly Diagnostic[] {
  if (routes.length === 0) return [];
  return contentFiles.flatMap(({ sourceFile, pathname }) => {
    const owner = findOwner(pathname, table)?.route;
    if (owner !== undefined && routes.includes(owner)) return [];
    return [
      {
        file: sourceFile,
        code: 'DOCS2009',
        received: `${pathname}, an address of ${owner?.productId ?? 'no product'}`,
        expected: `an address of ${routes.map(({ productId }) => productId).join(' or ')}`,
        hint: 'Move the page to the app of that product, or declare the product in product.ts.',
      },
    ];
  });
}
