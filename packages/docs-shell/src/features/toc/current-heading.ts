/** A heading's place. */
export interface HeadingPlace {
  readonly id: string;
  /** Distance of its top from the top of the viewport, in CSS pixels. */
  readonly top: number;
}

/**
 * The heading whose section is being read: the last one above the reading line, and at the end of the page
 * the last of all, which may be too short to reach the line. Before the first there is none.
 */
export function currentHeading(
  headings: readonly HeadingPlace[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd && headings.some(({ top }) => top <= line)) {
    return headings.at(-1)?.id;
  }
  return headings.findLast(({ top }) => top <= line)?.id;
}
