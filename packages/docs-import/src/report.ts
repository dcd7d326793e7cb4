import path from 'node:path';

/** Where something is in the source. */
export interface SourcePlace {
  /** Absolute. */
  readonly file: string;
  readonly line?: number | undefined;
}

/** What happened to a part of the source. */
export type Outcome = 'taken' | 'changed' | 'not-taken';

/** One line of the report. */
export interface ReportRow {
  readonly outcome: Outcome;
  /** `page`, `demo`, `link`: rows are counted by it. */
  readonly kind: string;
  /** Path from the source folder, with `/`. */
  readonly file: string;
  readonly line?: number;
  /** What the source has there. */
  readonly what: string;
  /** What became of it: the new file, or how it was changed. */
  readonly result?: string;
  /** What to do. */
  readonly todo?: string;
}

/** Details of a row besides its place and outcome. */
export type RowDetails = Pick<ReportRow, 'kind' | 'what' | 'result' | 'todo'>;

/** Collects what an import does. */
export interface ImportReport {
  readonly rows: readonly ReportRow[];
  taken(place: SourcePlace, details: RowDetails): void;
  changed(place: SourcePlace, details: RowDetails & { readonly result: string }): void;
  notTaken(place: SourcePlace, details: RowDetails & { readonly todo: string }): void;
}

/** Creates an empty report of the files in a folder. */
export function createReport(sourceDir: string): ImportReport {
  const rows: ReportRow[] = [];
  const add = (outcome: Outcome, { file, line }: SourcePlace, details: RowDetails) => {
    const name = path.relative(sourceDir, file).split(path.sep).join('/');
    rows.push({ outcome, ...details, file: name, ...(line !== undefined && { line }) });
  };
  return {
    rows,
    taken: (place, details) => add('taken', place, details),
    changed: (place, details) => add('changed', place, details),
    notTaken: (place, details) => add('not-taken', place, details),
  };
}

/** Returns the place of a row: `docs/button.md:12`. */
export function describePlace({ file, line }: Pick<ReportRow, 'file' | 'line'>): string {
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
  return { taken: count('taken'), changed: count('changed'), 'not-taken': count('not-taken') };
}

const headings: Readonly<Record<Outcome, string>> = {
  taken: 'Taken',
  changed: 'Changed',
  'not-taken': 'Not taken',
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
  const sections = (['not-taken', 'changed', 'taken'] as const).map((outcome) => {
    const lines = rows
      .filter((row) => row.outcome === outcome)
      .map((row) =>
        [
          `${describePlace(row)}  ${row.kind}: ${row.what}`,
          ...(row.result === undefined ? [] : [`  now   ${row.result}`]),
          ...(row.todo === undefined ? [] : [`  to do ${row.todo}`]),
        ].join('\n'),
      );
    return [`# ${headings[outcome]} (${lines.length})`, ...lines].join('\n');
  });
  return `${[formatCounts(rows), ...sections].join('\n\n')}\n`;
}
