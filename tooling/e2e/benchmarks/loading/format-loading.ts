import { median } from '../median';
import type { SiteLoads } from './compare-loading';
import { loadedPages } from './corpus';
import type { Load, Move } from './measure-load';

/** Tables in Markdown: one for each page, then one for the move. All figures are medians. */
export function formatLoading(sites: readonly SiteLoads[]): string {
  const pageTables = loadedPages.map(({ name }, index) => {
    const rows = sites.map((site) => [site.name, ...describeLoads(site.pages[index] ?? [])]);
    return formatTable([name, 'FCP', 'LCP', 'CLS', 'TBT', 'longest task', 'transferred'], rows);
  });
  const moveRows = sites.map(({ name, moves }) => [name, ...describeMoves(moves)]);
  const moveTable = formatTable(
    ['from text to Button by a click', 'click to paint', 'transferred'],
    moveRows,
  );
  return [...pageTables, moveTable].join('\n\n');
}

function describeLoads(loads: readonly Load[]): string[] {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  return [
    `${of('fcp').toFixed(0)} ms`,
    `${of('lcp').toFixed(0)} ms`,
    of('cls')
      .toFixed(4)
      .replace(/\.?0+$/, ''),
    `${of('tbt').toFixed(0)} ms`,
    `${of('longestTask').toFixed(0)} ms`,
    kibibytes(of('bytes')),
  ];
}

function describeMoves(moves: readonly Move[]): string[] {
  const of = (key: keyof Move) => median(moves.map((move) => move[key]));
  return [`${of('clickToPaint').toFixed(0)} ms`, kibibytes(of('bytes'))];
}

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
