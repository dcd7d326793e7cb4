import path from 'node:path';

/** A location in the source. */
export interface SourceLocation {
  /** Absolute. */
  readonly file: string;
  readonly line?: number | undefined;
}

/** The outcome for a part of the source. */
export type Outcome = 'imported' | 'changed' | 'not-imported';

/** One line of the report. */
export interface ReportRow {
  readonly outcome: Outcome;
  /** The kind, by which rows are counted: `page`, `demo`, `link`. */
  readonly kind: string;
  /** Path from the source folder, with `/`. */
  readonly file: string;
  readonly line?: number;
  /** The part of the source. */
  readonly what: string;
  /** The result: the new file, or how the part was changed. */
  readonly result?: string;
  /** What the author has to do. */
  readonly todo?: string;
}

/** Details of a row besides its location and outcome. */
export type RowDetails = Pick<ReportRow, 'kind' | 'what' | 'result' | 'todo'>;

/** Collects the rows of the report. */
export interface ImportReport {
  readonly rows: readonly ReportRow[];
  imported(location: SourceLocation, details: RowDetails): void;
  changed(location: SourceLocation, details: RowDetails & { readonly result: string }): void;
  notImported(location: SourceLocation, details: RowDetails & { readonly todo: string }): void;
}

/** Creates an empty report of the files in a folder. */
export function createReport(sourceDir: string): ImportReport {
  const rows: ReportRow[] = [];
  const add = (outcome: Outcome, { file, line }: SourceLocation, details: RowDetails) => {
    const name = path.relative(sourceDir, file).split(path.sep).join('/');
    rows.push({ outcome, ...details, file: name, ...(line !== undefined && { line }) });
  };
  return {
    rows,
    imported: (location, details) => add('imported', location, details),
    changed: (location, details) => add('changed', location, details),
    notImported: (location, details) => add('not-imported', location, details),
  };
}

/** Returns the location of a row: `docs/button.md:12`. */
export function formatLocation({ file, line }: Pick<ReportRow, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** Number of rows by outcome and kind, sorted by name. */
export function countRows(
  rows: readonly ReportRow[],
): Readonly<Record<Outcome, Readonly<Record<string, number>>>> {
  const count = (outcome: Outcome) => {
    const counts: Record<string, number> = {};
    for (const { kind } of rows.filter((row) => row.outcome === outcome)) {
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return {
    imported: count('imported'),
    changed: count('changed'),
    'not-imported': count('not-imported'),
  };
}

const headings: Readonly<Record<Outcome, string>> = {
  imported: 'Imported',
  changed: 'Changed',
  'not-imported': 'Not imported',
};

/** Returns the counts as text: one line for each outcome. */
export function formatCounts(rows: readonly ReportRow[]): string {
  return Object.entries(countRows(rows))
    .map(([outcome, counts]) => {
      const parts = Object.entries(counts).map(([kind, number]) => `${kind} ${number}`);
      return `${headings[outcome as Outcome]}: ${parts.join(', ') || 'nothing'}`;
    })
    .join('\n');
}

/** Returns the whole report as text: the counts, then each row that needs attention by file. */
export function formatReport(rows: readonly ReportRow[]): string {
  const sections = (['not-imported', 'changed', 'imported'] as const).map((outcome) => {
    const lines = rows
      .filter((row) => row.outcome === outcome)
      .map((row) =>
        [
          `${formatLocation(row)}  ${row.kind}: ${row.what}`,
          ...(row.result === undefined ? [] : [`  now   ${row.result}`]),
          ...(row.todo === undefined ? [] : [`  to do ${row.todo}`]),
        ].join('\n'),
      );
    return [`# ${headings[outcome]} (${lines.length})`, ...lines].join('\n');
  });
  return `${[formatCounts(rows), ...sections].join('\n\n')}\n`;
}
