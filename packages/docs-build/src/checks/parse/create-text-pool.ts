/** Returns the same string instance for equal texts. */
export type TextPool = (text: string) => string;

/**
 * Creates a pool for the pages of a site, which share most of their URLs. Its strings are copies: a substring keeps the
 * whole page in memory, and 2,000 pages take a gigabyte.
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
