import { demoFrameSegment, playgroundSegment } from 'docs-shell/page-document';
import { resolveUrl } from '../../lib/resolve-url';
import type { Finding } from '../finding';
import type { PageLink, ParsedPage } from '../parse/types';
import type { PageCheck, Site } from '../site';
import { largeNavigation, type PageBudgets } from './page-budgets';

/** Checks the static weights of a page against its budgets. */
export function createWeightCheck(budgets: PageBudgets): PageCheck {
  return (page, site) => {
    const styles = transferClosure(stylesheets(page), page.pathname, site);
    const preloaded = transferClosure(preloadedFonts(page), page.pathname, site);
    const fonts = [...styles, ...preloaded].filter((file) => isFont(file));
    const boot = transferClosure(bootScripts(page), page.pathname, site);
    const findings = [
      findHtmlDiagnostic(page, site, budgets),
      findSumDiagnostic('CSS', [...styles].filter(isCss), budgets.css, site),
      findSumDiagnostic('fonts', [...new Set(fonts)], fontBudget(fonts, budgets), site),
      // The playground loads when a reader edits a demo.
      isPlayground(page)
        ? undefined
        : findSumDiagnostic('scripts of the head', [...boot], budgets.bootScripts, site),
    ];
    return findings.flatMap((finding) =>
      finding ? [{ ...site.sources.locatePage(page), ...finding }] : [],
    );
  };
}

function isPlayground({ pathname }: ParsedPage): boolean {
  return pathname.includes(`/${demoFrameSegment}/${playgroundSegment}`);
}

/** The complete icon font is many times larger than the other fonts, so only pages whose demos use it may load it. */
function fontBudget(fonts: readonly string[], budgets: PageBudgets): number {
  const hasFullIconFont = fonts.some((file) => /(^|\/)icons-full-[\w]+\.woff2$/.test(file));
  return hasFullIconFont ? budgets.fontsWithFullIconFont : budgets.fonts;
}

function findHtmlDiagnostic(
  page: ParsedPage,
  site: Site,
  budgets: PageBudgets,
): Finding | undefined {
  const bytes = site.transferBytes.get(page.file) ?? 0;
  const isLarge = page.navigationLinkCount > largeNavigation;
  const base = isLarge ? budgets.htmlWithLargeNavigation : budgets.html;
  const budget =
    base + page.demos.length * budgets.htmlPerDemo + page.anchoredRowCount * budgets.htmlPerApiRow;
  if (bytes <= budget * 1024) return undefined;
  const sizes = new Map<string, number>();
  for (const { label, start, end } of page.parts) {
    sizes.set(label, (sizes.get(label) ?? 0) + end - start);
  }
  return {
    code: 'DOCS8008',
    received: `${kib(bytes)} of HTML after gzip; before it: ${describeLargest([...sizes])}`,
    expected: `at most ${Number(budget.toFixed(2))} KiB with ${page.navigationLinkCount} navigation links, ${page.demos.length} demos and ${page.anchoredRowCount} API rows`,
    hint: 'Shorten or split the page. Budgets and their reasons: tooling/site/budgets.json.',
  };
}

function findSumDiagnostic(
  what: string,
  files: readonly string[],
  budget: number,
  site: Site,
): Finding | undefined {
  const sizes = files.map((file) => [file, site.transferBytes.get(file) ?? 0] as const);
  const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
  if (sum <= budget * 1024) return undefined;
  return {
    code: 'DOCS8008',
    received: `${kib(sum)} of ${what}: ${describeLargest(sizes)}`,
    expected: `at most ${budget} KiB`,
    hint: 'Make the largest smaller. Budgets and their reasons: tooling/site/budgets.json.',
  };
}

function describeLargest(sizes: readonly (readonly [name: string, bytes: number])[]): string {
  const largest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 4);
  return largest.map(([name, bytes]) => `${name} ${kib(bytes)}`).join(', ') || 'text alone';
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function isCss(file: string): boolean {
  return file.endsWith('.css');
}

function isFont(file: string): boolean {
  return /\.(woff2?|ttf|otf)$/.test(file);
}

function stylesheets({ links }: ParsedPage): string[] {
  return links.filter((link) => hasRelation(link, 'stylesheet')).map(({ url }) => url);
}

function preloadedFonts({ links }: ParsedPage): string[] {
  return links.filter((link) => link.as === 'font').map(({ url }) => url);
}

/** Scripts of the head, and modules that it fetches early. */
function bootScripts({ scripts, links }: ParsedPage): string[] {
  return [
    ...scripts.flatMap(({ src, inHead }) => (inHead && src !== undefined ? [src] : [])),
    ...links.filter((link) => hasRelation(link, 'modulepreload')).map(({ url }) => url),
  ];
}

function hasRelation({ rel = '' }: PageLink, relation: string): boolean {
  return rel.split(/\s+/).includes(relation);
}

/** Returns the files and everything that they import statically. */
function transferClosure(urls: readonly string[], pathname: string, site: Site): Set<string> {
  const files = new Set<string>();
  const visit = (url: string, from: string) => {
    const resolved = resolveUrl(url, from);
    if (resolved.kind !== 'internal') return;
    const file = resolved.pathname.slice(1);
    if (files.has(file) || !site.transferBytes.has(file)) return;
    files.add(file);
    for (const reference of site.assets.get(file)?.references ?? []) {
      if (reference.kind === 'static') visit(reference.url, `/${file}`);
    }
  };
  for (const url of urls) visit(url, pathname);
  return files;
}
