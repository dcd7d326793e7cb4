/** A heading and its position. */
export interface HeadingPosition {
  readonly id: string;
  /** Distance of its top from the top of the viewport, in CSS pixels. */
  readonly top: number;
}

/**
 * Returns the id of the heading whose section is being read: the last heading above the reading line. At the end of
 * the page, sections may be too short to reach the line. Then it is the heading that the address names, or the last one.
 * Returns `undefined` above the first heading.
 *
 * @param lineTop Distance of the reading line from the top of the viewport, in CSS pixels.
 * @param target The id that the address names.
 */
export function currentHeading(
  headings: readonly HeadingPosition[],
  lineTop: number,
  isAtEnd: boolean,
  target?: string,
): string | undefined {
  if (isAtEnd && headings.some(({ top }) => top <= lineTop)) {
    const named = headings.find(({ id, top }) => id === target && top > lineTop);
    return (named ?? headings.at(-1))?.id;
  }
  return headings.findLast(({ top }) => top <= lineTop)?.id;
}
