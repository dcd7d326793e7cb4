import type { Finding } from '../finding';
import type { ParsedPage } from '../parse/types';
import type { PageCheck, Site } from '../site';
import { findLibraryShare, type LibraryShare } from '../../lib/library-share';
import { listPageFiles, sumBytes } from './measure-page';
import { largeNavigation, type PageBudgets } from './page-budgets';

const ownHint = 'Make the largest smaller. Budgets and their reasons: tooling/site/budgets.json.';

/** Checks the static weights of a page: the shell's share against its budgets, the library's against its product's. */
export function createWeightCheck(budgets: PageBudgets): PageCheck {
  return (page, site) => {
    const files = listPageFiles(page, site);
    const share = findLibraryShare(site.libraryShares, page.pathname);
    const findings = [
      findHtmlDiagnostic(page, { site, budgets, share }),
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
}

function findHtmlDiagnostic(
  page: ParsedPage,
  { site, budgets, share }: HtmlLimits,
): Finding | undefined {
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
    hint: 'Shorten or split the page. Budgets and their reasons: tooling/site/budgets.json.',
  };
}

/** Returns the KiB that a page may have without its demos. */
export function htmlWithoutDemos(page: ParsedPage, budgets: PageBudgets): number {
  const isLarge = page.navigationLinkCount > largeNavigation;
  const base = isLarge ? budgets.htmlWithLargeNavigation : budgets.html;
  return base + page.apiRowCount * budgets.htmlPerApiRow;
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
