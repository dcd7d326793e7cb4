import type { AssemblySummary } from './types';

/** Formats the summary in a few lines. */
export function formatSummary(summary: AssemblySummary, siteFolder: string): string {
  const { apps, pageCount, fileCount, bytes, transferBytes, writtenCount } = summary;
  const width = Math.max(...apps.map(({ name }) => name.length));
  return [
    ...apps.map(({ name, pageCount: pages }) => `  ${name.padEnd(width)}  ${count(pages, 'page')}`),
    `${siteFolder}: ${count(apps.length, 'app')}, ${count(pageCount, 'page')}, ${count(fileCount, 'file')}, ` +
      `${megabytes(bytes)} (${megabytes(transferBytes)} compressed); ${writtenCount} changed`,
  ].join('\n');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
