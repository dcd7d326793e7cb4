/** A heading and its position. */
export interface HeadingPosition {
  readonly id: string;
  /** Distance of its top from the top of the viewport, in CSS pixels. */
  readonly top: number;
}

/**
 * Returns the id of the heading whose section is being read: the last heading above the reading line. At the end of
 * the page that is the last heading, whose section may be too short to reach the line. Returns `undefined` above the
 * first heading.
 *
 * @param lineTop Distance of the reading line from the top of the viewport, in CSS pixels.
 */
export function currentHeading(
  headings: readonly HeadingPosition[],
  lineTop: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd && headings.some(({ top }) => top <= lineTop)) {
    return headings.at(-1)?.id;
  }
  return headings.findLast(({ top }) => top <= lineTop)?.id;
}
