/** Answers with one and the same string for equal texts. */
export type TextPool = (text: string) => string;

/**
 * Makes a pool for the pages of a site, which share most of their addresses. Its strings are copies: V8 keeps the
 * whole page alive for the sake of any part of it, and 2,000 pages are a gigabyte.
 */
export function createTextPool(): TextPool {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const copy = Buffer.from(text).toString();
    known.set(copy, copy);
    return copy;
  };
}
