/** An entry of the navigation. */
export interface FilterEntry {
  readonly title: string;
  /** Index of the parent in the same list; −1 at the top level. */
  readonly parent: number;
  /** Whether the entry is a link. */
  readonly isLink: boolean;
}

/** The result of a filter. */
export interface FilterResult {
  /** Number of links that match. */
  readonly hits: number;
  /** For each entry whether it is shown: because it matches, or because an entry below it does. */
  readonly shown: readonly boolean[];
}

/**
 * Returns the entries that match a query. A link matches if its title or the titles of the groups around it contain
 * each word of the query, in any order, ignoring case and accents.
 *
 * @param entries Parents come before their children.
 */
export function filterEntries(entries: readonly FilterEntry[], query: string): FilterResult {
  const words = simplify(query).split(/\s+/);
  const paths: string[] = [];
  for (const { title, parent } of entries) {
    paths.push(`${paths[parent] ?? ''} ${simplify(title)}`);
  }
  const isHit = (index: number) =>
    entries[index]?.isLink === true && words.every((word) => paths[index]?.includes(word));
  const shown = entries.map((_, index) => isHit(index));
  const hits = shown.filter(Boolean).length;
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const parent = entries[index]?.parent ?? -1;
    if (shown[index] && parent >= 0) {
      shown[parent] = true;
    }
  }
  return { hits, shown };
}

function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
