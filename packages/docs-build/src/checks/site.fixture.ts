import type { LibraryShare } from '../lib/library-share';
import type { PageBudgets } from './weights/page-budgets';
import { parseAsset } from './parse/parse-asset';
import { parsePage } from './parse/parse-page';
import type { PageSource } from './parse-page-sources';
import type { PageCheck, Site, SiteRedirect } from './site';
import { createSourceIndex } from './source-index';

interface SiteFixture {
  /** Text by file. */
  readonly files: Readonly<Record<string, string>>;
  readonly sources?: readonly PageSource[];
  readonly redirects?: ReadonlyMap<string, SiteRedirect>;
  /** Transferred bytes, if they differ from the length of the text. */
  readonly bytes?: Readonly<Record<string, number>>;
  readonly libraryShares?: readonly LibraryShare[];
}

/** Creates a site of a few files, for the tests of the checks. */
export function createSite({
  files,
  sources = [],
  redirects = new Map(),
  bytes = {},
  libraryShares = [],
}: SiteFixture): Site {
  const entries = Object.entries(files);
  const named = (pattern: RegExp) => entries.filter(([file]) => pattern.test(file));
  return {
    pages: new Map(named(/\.html$/).map(([file, html]) => [file, parsePage(file, html)])),
    assets: new Map(named(/\.(js|css)$/).map(([file, text]) => [file, parseAsset(file, text)])),
    transferBytes: new Map([
      ...entries.map(([file, text]) => [file, text.length] as const),
      ...Object.entries(bytes),
    ]),
    redirects,
    libraryShares,
    sources: createSourceIndex(sources, { siteFolder: 'dist/site', productTable: [] }),
  };
}

/** Returns a valid page with some content. */
export function createPage(content: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><title>Paint</title><meta name="description" content="On paint."/>${head}</head><body><main><h1>Paint</h1>${content}</main></body></html>`;
}

/** Returns the diagnostics of a check for the page `/paint/` with a text. */
export function checkPage(check: PageCheck, html: string, fixture?: Partial<SiteFixture>) {
  const site = createSite({ ...fixture, files: { ...fixture?.files, 'paint/index.html': html } });
  const page = site.pages.get('paint/index.html');
  return page ? check(page, site) : [];
}

/** Budgets with round figures. */
export const budgetsFixture: PageBudgets = {
  html: 12,
  htmlWithLargeNavigation: 18,
  htmlPerDemo: 2,
  htmlPerApiRow: 0.1,
  css: 12,
  cssOfDemos: 4,
  fonts: 30,
  fontsWithFullIconFont: 210,
  bootScripts: 10,
};
