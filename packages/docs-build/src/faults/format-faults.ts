import type { Fault } from './fault';

/** Faults as plain text: one block each, in the order of the files, and how many there are. */
export function formatFaults(faults: readonly Fault[]): string {
  const blocks = faults.toSorted(compareFaults).map(formatFault);
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [...blocks, count].join('\n\n');
}

function formatFault({ file, line, path, found, expected, fix }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [
    path ? `${place}  ${path}` : place,
    formatRow('found', found),
    formatRow('expected', expected),
    formatRow('fix', fix),
  ].join('\n');
}

/** Further lines of a text stand under its first. */
function formatRow(label: string, text: string): string {
  return `  ${label.padEnd(8)}  ${text.trimEnd().replaceAll('\n', `\n${' '.repeat(12)}`)}`;
}

function compareFaults(a: Fault, b: Fault): number {
  return (
    compareText(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compareText(a.path ?? '', b.path ?? '') ||
    compareText(a.found, b.found)
  );
}

/** By code units, the same on every machine; `pages[10]` comes after `pages[9]`. */
function compareText(a: string, b: string): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function sortKey(text: string): string {
  return text.replace(/\d+/g, (digits) => digits.padStart(6, '0'));
}
