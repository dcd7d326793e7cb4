import type { Finding } from '../finding';
import type { ParsedPage } from '../parse/types';
import type { PageCheck, Site } from '../site';
import { getOrCreate } from '../../lib/get-or-create';
import { findLibraryShare, type LibraryShare } from '../../lib/library-share';
import { listPageFiles, sumBytes } from './measure-page';
import {
  htmlWithoutDemos,
  listPagesOfShare,
  measureHtmlPerDemo,
  roundUpKib,
} from './measure-html-share';
import type { PageBudgets } from './page-budgets';

const ownReasons = 'Budgets and their reasons: tooling/site/budgets.json.';

const ownHint = `Make the largest smaller. ${ownReasons}`;

/**
 * Checks the static weights of a page: the shell's share against its budgets, the library's against its product's.
 *
 * @returns a check for the pages of one site, because it remembers what its products need
 */
export function createWeightCheck(budgets: PageBudgets): PageCheck {
  const needs = new Map<string, number>();
  return (page, site) => {
    const files = listPageFiles(page, site);
    const share = findLibraryShare(site.libraryShares, page.pathname);
    const findings = [
      findHtmlDiagnostic(page, {
        site,
        budgets,
        share,
        productNeed: (one) =>
          getOrCreate(needs, one.productId, () => measureProductNeed(one, site, budgets)),
      }),
      findSumDiagnostic('CSS', files.css, { limit: budgets.css, site }),
      findSumDiagnostic('CSS of demos', files.demoCss, {
        limit: share?.cssKib ?? budgets.cssOfDemos,
        site,
        hint: shareHint(share, 'cssKib'),
      }),
      findSumDiagnostic('fonts', files.fonts, { limit: fontBudget(files.fonts, budgets), site }),
      findSumDiagnostic('scripts of the head', files.scripts, { limit: budgets.bootScripts, site }),
      findSumDiagnostic('scripts of demos', files.demoScripts, {
        limit: share?.scriptsKib ?? Infinity,
        site,
        hint: shareHint(share, 'scriptsKib'),
      }),
    ];
    return findings.flatMap((finding) =>
      finding ? [{ ...site.sources.locatePage(page), ...finding }] : [],
    );
  };
}

/** The complete icon font is many times larger than the other fonts, so only pages whose demos use it may load it. */
function fontBudget(fonts: readonly string[], budgets: PageBudgets): number {
  const hasFullIconFont = fonts.some((file) => /(^|\/)icons-full-[\w]+\.woff2$/.test(file));
  return hasFullIconFont ? budgets.fontsWithFullIconFont : budgets.fonts;
}

function shareHint(share: LibraryShare | undefined, name: string): string {
  const place = share ? share.file : 'product.ts';
  return `Load less of the library, or say in library.budgets.${name} of ${place} what its demos need.`;
}

interface HtmlLimits {
  readonly site: Site;
  readonly budgets: PageBudgets;
  readonly share: LibraryShare | undefined;
  /** Returns the smallest `htmlPerDemoKib` with which all pages of the share's product pass. */
  readonly productNeed: (share: LibraryShare) => number;
}

function findHtmlDiagnostic(page: ParsedPage, limits: HtmlLimits): Finding | undefined {
  const { site, budgets, share } = limits;
  const bytes = site.transferBytes.get(page.file) ?? 0;
  const budget =
    htmlWithoutDemos(page, budgets) +
    page.demos.length * (share?.htmlPerDemoKib ?? budgets.htmlPerDemo);
  if (bytes <= budget * 1024) return undefined;
  const sizes = new Map<string, number>();
  for (const { label, start, end } of page.parts) {
    sizes.set(label, (sizes.get(label) ?? 0) + end - start);
  }
  return {
    code: 'DOCS8008',
    received: `${kib(bytes)} of HTML after gzip; before it: ${describeLargest([...sizes])}`,
    expected: `at most ${Number(budget.toFixed(2))} KiB with ${page.navigationLinkCount} navigation links, ${page.demos.length} demos and ${page.apiRowCount} API rows`,
    hint: htmlHint(page, limits),
  };
}

/** Says which figure the product would have to declare, for this page and for all of its pages. */
function htmlHint(page: ParsedPage, { site, budgets, share, productNeed }: HtmlLimits): string {
  if (page.demos.length === 0) return `Shorten or split the page. ${ownReasons}`;
  const place = share ? share.file : 'product.ts';
  const own = roundUpKib(measureHtmlPerDemo(page, site, budgets));
  const all = share && roundUpKib(productNeed(share));
  const rest =
    all === undefined || all === own ? '' : `, and with ${all} all pages of the product pass`;
  return `Shorten or split the page, or say htmlPerDemoKib in library.budgets of ${place}: with ${own} this page passes${rest}. ${ownReasons}`;
}

/** Returns the smallest `htmlPerDemoKib` with which all pages of a product pass. */
function measureProductNeed(share: LibraryShare, site: Site, budgets: PageBudgets): number {
  const pages = listPagesOfShare(share, site);
  return Math.max(...pages.map((page) => measureHtmlPerDemo(page, site, budgets)));
}

interface SumLimit {
  /** KiB. */
  readonly limit: number;
  readonly site: Site;
  readonly hint?: string;
}

function findSumDiagnostic(
  what: string,
  files: readonly string[],
  { limit, site, hint = ownHint }: SumLimit,
): Finding | undefined {
  const sum = sumBytes(files, site);
  if (sum <= limit * 1024) return undefined;
  const sizes = files.map((file) => [file, site.transferBytes.get(file) ?? 0] as const);
  return {
    code: 'DOCS8008',
    received: `${kib(sum)} of ${what}: ${describeLargest(sizes)}`,
    expected: `at most ${limit} KiB`,
    hint,
  };
}

function describeLargest(sizes: readonly (readonly [name: string, bytes: number])[]): string {
  const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 4);
  return largest.map(([name, bytes]) => `${name} ${kib(bytes)}`).join(', ') || 'text alone';
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
