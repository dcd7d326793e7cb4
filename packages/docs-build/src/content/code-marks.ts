/** What is drawn on a code block beside its colors. */
export interface CodeMarks {
  /** Shows the numbers of the lines. */
  readonly numbered?: boolean;
  /** Lines to point out, from 1. */
  readonly highlighted?: readonly number[];
  /** Texts to point out wherever they stand. */
  readonly words?: readonly string[];
  /** The first column of each line is `+`, `-` or a space. */
  readonly diff?: boolean;
}

/** What became of a line. */
type LineChange = 'added' | 'removed';

/** Code without the column of signs, and the changes by line. */
export interface CodeLines {
  readonly code: string;
  readonly changes: readonly (LineChange | undefined)[];
}

/** Takes the signs of a diff away: they are drawn, but never copied. */
export function readSigns(code: string): CodeLines {
  const lines = code.split('\n');
  return {
    code: lines.map((line) => line.slice(1)).join('\n'),
    changes: lines.map((line) =>
      line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : undefined,
    ),
  };
}

/** Whether lines need an element of their own. */
export function marksLines({ numbered, highlighted, diff }: CodeMarks): boolean {
  return numbered === true || diff === true || (highlighted?.length ?? 0) > 0;
}
