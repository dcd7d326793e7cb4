/** The messages of a filter box. `many` contains `{count}`. */
export interface CountMessages {
  readonly one: string;
  readonly many: string;
  readonly none: string;
}

/** Returns the messages as attributes of the filter box. */
export function countMessageAttributes({ one, many, none }: CountMessages) {
  return { 'data-one': one, 'data-many': many, 'data-none': none };
}

/**
 * Returns the message for a number of hits.
 *
 * @param messages The `dataset` of the filter box.
 * @param hits `undefined` while the box is empty: the message is empty too.
 */
export function countMessage(
  { one, many, none }: Partial<CountMessages>,
  hits: number | undefined,
): string {
  const message = hits === 1 ? one : hits === 0 ? none : many;
  return hits === undefined ? '' : (message ?? '').replace('{count}', String(hits));
}
