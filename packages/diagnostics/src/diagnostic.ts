import type { DiagnosticCode } from './catalog';

/** A mistake for an author to fix: its location, what was received, what was expected, and a hint. */
export interface Diagnostic {
  /** Key of the error reference, `docs/errors.md`. */
  readonly code: DiagnosticCode;
  /** Path from the repository's root, with `/`, or a source that is not a file, such as `environment`. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** Path inside the file's data: `pages[2].children[0].newFeature`. */
  readonly path?: string;
  readonly received: string;
  readonly expected: string;
  /** What to do, as a sentence. */
  readonly hint: string;
}

/** A diagnostic without its location. */
export type DiagnosticMessage = Omit<Diagnostic, 'file' | 'line' | 'path'>;

/** Sorts diagnostics by file, line, path and text, as reporters write them. */
export function sortDiagnostics<D extends Diagnostic>(diagnostics: readonly D[]): D[] {
  return diagnostics.toSorted(
    (a, b) =>
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compareText(a.path ?? '', b.path ?? '') ||
      compareText(a.received, b.received),
  );
}

/** Compares by code units, the same on every machine. `pages[10]` comes after `pages[9]`. */
function compareText(a: string, b: string): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function sortKey(text: string): string {
  return text.replace(/\d+/g, (digits) => digits.padStart(6, '0'));
}
