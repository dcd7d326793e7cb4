/** What a filter box says of its hits, in the words of its attributes; nothing while it is empty. */
export function countMessage({ one, many, none }: DOMStringMap, hits: number | undefined): string {
  const message = hits === 1 ? one : hits === 0 ? none : many;
  return hits === undefined ? '' : (message ?? '').replace('{count}', String(hits));
}
