import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import {
  checkSite,
  createSourceIndex,
  createTextPool,
  groupDiagnostics,
  type PageBudgets,
  parseAsset,
  parsePage,
  type Site,
} from 'docs-build/checks';
import type { SiteRedirect } from 'docs-build/checks';
import { isLinkedPage, linkedPageOf } from 'docs-shell/offline';
import { listRedirects, type ProductTable } from 'docs-shell/routing';
import type { Budget, Budgets } from '../budgets';
import {
  listSiteFiles,
  loadManifests,
  loadProductTable,
  type SiteManifest,
} from 'docs-build/deploy';
import { mapConcurrently } from '../map-concurrently';
import { createMarkupCheck } from './create-markup-check';
import { loadLibraryShares, loadSources } from './load-sources';
import { markupRules, relaxedInDemos } from './markup-rules';
import { openValidMarkup } from './valid-markup';

/** Path from the repository's root. */
const validMarkupFile = 'node_modules/.cache/docs/valid-markup.json';

interface RunChecksOptions {
  readonly repoRoot: string;
  /** Path from the repository's root. */
  readonly siteFolder: string;
  readonly budgets: Budgets;
  /** How many services the settings name that add markup to pages. */
  readonly serviceCount: number;
  /** Hashes of the inline scripts that pages may have, without quotes. */
  readonly inlineScriptHashes: readonly string[];
}

/** Result of the checks of the assembled site. */
export interface CheckReport {
  readonly pageCount: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Runs all checks on the assembled site. */
export async function runChecks(options: RunChecksOptions): Promise<CheckReport> {
  const { repoRoot, siteFolder, inlineScriptHashes } = options;
  const { site, sourceOf } = await loadSite(options);
  const diagnostics = [
    ...checkSite(site, { siteFolder, inlineScriptHashes, budgets: toPageBudgets(options) }),
  ];
  const valid = openValidMarkup(path.join(repoRoot, validMarkupFile), [
    markupRules,
    relaxedInDemos,
  ]);
  const checkMarkup = createMarkupCheck({ valid });
  for (const page of site.pages.values()) {
    const html = await readFile(path.join(repoRoot, siteFolder, sourceOf(page.file)), 'utf8');
    diagnostics.push(...checkMarkup(page, html, site));
  }
  valid.save();
  return { pageCount: site.pages.size, diagnostics: groupDiagnostics(diagnostics) };
}

function toPageBudgets({ budgets, serviceCount }: RunChecksOptions): PageBudgets {
  const withServices = ({ figure }: Budget) =>
    Math.round((figure + serviceCount * budgets.htmlPerService.figure) * 10) / 10;
  return {
    html: withServices(budgets.html),
    htmlWithLargeNavigation: withServices(budgets.htmlWithLargeNavigation),
    htmlPerDemo: budgets.htmlPerDemo.figure,
    htmlPerApiRow: budgets.htmlPerApiRow.figure,
    css: budgets.css.figure,
    cssOfDemos: budgets.cssOfDemos.figure,
    fonts: budgets.fonts.figure,
    fontsWithFullIconFont: budgets.fontsWithFullIconFont.figure,
    bootScripts: budgets.javascriptOfTextPage.figure,
  };
}

interface LoadSiteOptions {
  readonly repoRoot: string;
  /** Path from the repository's root. */
  readonly siteFolder: string;
}

interface LoadedSite {
  readonly site: Site;
  /**
   * Returns the file whose HTML is checked and weighed. For a page with styles it is the linked page, so that its
   * stylesheets count as CSS.
   */
  readonly sourceOf: (file: string) => string;
}

/** Reads the assembled site for the checks. Does not keep the texts of the pages. */
async function loadSite({ repoRoot, siteFolder }: LoadSiteOptions): Promise<LoadedSite> {
  const root = path.join(repoRoot, siteFolder);
  const all = [...(await listSiteFiles(root))].sort();
  const linked = new Set(all.filter(isLinkedPage));
  const files = all.filter((file) => !linked.has(file));
  const sourceOf = (file: string) => {
    const linkedFile = linkedPageOf(file);
    return linked.has(linkedFile) ? linkedFile : file;
  };
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const pool = createTextPool();
  const pages = await mapConcurrently(select(files, /\.html$/), async (file) =>
    parsePage(file, await read(sourceOf(file)), pool),
  );
  const assets = await mapConcurrently(select(files, /\.(js|css)$/), async (file) =>
    parseAsset(file, await read(file)),
  );
  const sizes = await mapConcurrently(files, async (file) => {
    const source = path.join(root, sourceOf(file));
    const { size } = await statEither(`${source}.gz`, source);
    return [file, size] as const;
  });
  const { manifests } = await loadManifests(root, files);
  const productTable = await loadProductTable(root, []);
  const site = {
    redirects: describeRedirects(manifests, productTable),
    pages: new Map(pages.map((page) => [page.file, page])),
    assets: new Map(assets.map((asset) => [asset.file, asset])),
    transferBytes: new Map(sizes),
    sources: createSourceIndex(await loadSources(repoRoot), { siteFolder, productTable }),
    libraryShares: await loadLibraryShares(repoRoot),
  };
  return { site, sourceOf };
}

function select(files: readonly string[], pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(file));
}

async function statEither(first: string, second: string) {
  try {
    return await stat(first);
  } catch {
    return stat(second);
  }
}

/** Returns the redirects of a site's products, each with the manifest that contains it. */
function describeRedirects(
  manifests: readonly SiteManifest[],
  productTable: ProductTable,
): ReadonlyMap<string, SiteRedirect> {
  const fileOf = new Map(manifests.map(({ file, manifest }) => [manifest.identity.id, file]));
  return new Map(
    listRedirects(
      manifests.map(({ manifest }) => manifest),
      productTable,
    ).map(({ from, to, productId, index }) => [
      from,
      { to, file: fileOf.get(productId) ?? '', path: `redirects[${index}]` },
    ]),
  );
}
