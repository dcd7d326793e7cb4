/** An entry of a navigation that may be filtered. */
export interface FilterEntry {
  readonly title: string;
  /** Place of the entry that holds it in the same list; −1 at the top. */
  readonly parent: number;
  /** Whether it leads to a page. */
  readonly isLink: boolean;
}

/** What a filter leaves. */
export interface FilterResult {
  /** Pages that the words lead to. */
  readonly hits: number;
  /** For each entry whether it is shown: as a hit, or because it holds one. */
  readonly shown: readonly boolean[];
}

/**
 * The entries that a query finds: each of its words stands in the title or in that of a group around it, in any
 * order, without regard to case and accents. Parents come before their children.
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
