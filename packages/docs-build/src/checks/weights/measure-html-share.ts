import { findLibraryShare, type LibraryShare } from '../../lib/library-share';
import type { ParsedPage } from '../parse/types';
import type { Site } from '../site';
import { largeNavigation, type PageBudgets } from './page-budgets';

/** Returns the KiB that a page may have without its demos. */
export function htmlWithoutDemos(page: ParsedPage, budgets: PageBudgets): number {
  const isLarge = page.navigationLinkCount > largeNavigation;
  const base = isLarge ? budgets.htmlWithLargeNavigation : budgets.html;
  return base + page.apiRowCount * budgets.htmlPerApiRow;
}

/** Returns the smallest `htmlPerDemoKib` with which a page with demos passes. */
export function measureHtmlPerDemo(page: ParsedPage, site: Site, budgets: PageBudgets): number {
  const html = (site.transferBytes.get(page.file) ?? 0) / 1024;
  return (html - htmlWithoutDemos(page, budgets)) / page.demos.length;
}

/** Returns the pages with demos of the product that a share belongs to. */
export function listPagesOfShare(share: LibraryShare, site: Site): readonly ParsedPage[] {
  return [...site.pages.values()].filter(
    ({ demos, pathname }) =>
      demos.length > 0 && findLibraryShare(site.libraryShares, pathname) === share,
  );
}

/** Rounds a budget up to the precision in which `product.ts` has it. */
export function roundUpKib(kib: number): number {
  return Math.ceil(kib * 10) / 10;
}
