/** Marks on a code block besides its colors. */
export interface CodeMarks {
  /** Shows the numbers of the lines. */
  readonly numbered?: boolean;
  /** Highlighted lines, from 1. */
  readonly highlighted?: readonly number[];
  /** Texts to highlight wherever they occur. */
  readonly words?: readonly string[];
  /** The first column of each line is `+`, `-` or a space. */
  readonly diff?: boolean;
}

/** Whether a line was added or removed. */
type LineChange = 'added' | 'removed';

/** Code without the column of `+` and `-`, and the changes by line. */
export interface CodeLines {
  readonly code: string;
  readonly changes: readonly (LineChange | undefined)[];
}

/** Removes the `+` and `-` of a diff. They are drawn by CSS, so that they are not copied. */
export function readSigns(code: string): CodeLines {
  const lines = code.split('\n');
  return {
    code: lines.map((line) => line.slice(1)).join('\n'),
    changes: lines.map((line) =>
      line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : undefined,
    ),
  };
}

/** Returns whether each line needs an element of its own. */
export function marksLines({ numbered, highlighted, diff }: CodeMarks): boolean {
  return numbered === true || diff === true || (highlighted?.length ?? 0) > 0;
}
