import type { PageEntry } from '../product';
import { isExternal, normalizePathname } from '../routing';

/**
 * Returns the entries from the top of the navigation down to a page, the page last; an empty list when no entry has
 * this pathname.
 *
 * @param pathname Normalized: without language prefix and trailing slash.
 */
export function findBreadcrumbs(
  pages: readonly PageEntry[],
  pathname: string,
): readonly PageEntry[] {
  const breadcrumbs: PageEntry[] = [];
  for (let node = indexEntries(pages).nodes.get(pathname)?.[0]; node; node = node.parent) {
    breadcrumbs.unshift(node.entry);
  }
  return breadcrumbs;
}

/** Like `findBreadcrumbs`, but a page that the navigation leaves out gets the nearest entry above it. */
export function findNearestBreadcrumbs(
  pages: readonly PageEntry[],
  pathname: string,
): readonly PageEntry[] {
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const breadcrumbs = findBreadcrumbs(pages, path);
    if (breadcrumbs.length > 0) return breadcrumbs;
  }
  return [];
}

/**
 * Returns all entries of a page with the entries above them. Usually a page has one entry, but a navigation may link to
 * it from several places.
 */
export function findEntriesAround(
  pages: readonly PageEntry[],
  pathname: string,
): ReadonlySet<PageEntry> {
  const entries = new Set<PageEntry>();
  for (const start of indexEntries(pages).nodes.get(pathname) ?? []) {
    for (let node: EntryNode | undefined = start; node; node = node.parent) entries.add(node.entry);
  }
  return entries;
}

/** Returns all entries in the order of the navigation, and the positions of those of a page. */
export function locateEntries(
  pages: readonly PageEntry[],
  pathname: string,
): { readonly entries: readonly PageEntry[]; readonly positions: readonly number[] } {
  const { entries, nodes } = indexEntries(pages);
  return { entries, positions: (nodes.get(pathname) ?? []).map(({ position }) => position) };
}

/** Returns the positions of all entries in the order of the navigation. */
export function numberEntries(pages: readonly PageEntry[]): ReadonlyMap<PageEntry, number> {
  return indexEntries(pages).numbers;
}

interface EntryNode {
  readonly entry: PageEntry;
  readonly parent: EntryNode | undefined;
  readonly position: number;
}

interface EntryIndex {
  /** In the order of the navigation. */
  readonly entries: readonly PageEntry[];
  readonly numbers: ReadonlyMap<PageEntry, number>;
  /** By normalized pathname, in the order of the navigation. */
  readonly nodes: ReadonlyMap<string, readonly EntryNode[]>;
}

/**
 * Every page of a product looks itself up in the same navigation. The index is built once per list, so that a build
 * does not walk n entries for each of n pages. Navigations are read-only, and a list that is no longer used
 * can be garbage-collected with its index.
 */
const indexes = new WeakMap<readonly PageEntry[], EntryIndex>();

function indexEntries(pages: readonly PageEntry[]): EntryIndex {
  const known = indexes.get(pages);
  if (known) return known;
  const entries: PageEntry[] = [];
  const nodes = new Map<string, EntryNode[]>();
  const add = (children: readonly PageEntry[], parent: EntryNode | undefined) => {
    for (const entry of children) {
      const node = { entry, parent, position: entries.length };
      entries.push(entry);
      const pathname = isExternal(entry.pathname) ? '' : normalizePathname(entry.pathname);
      if (pathname !== '') nodes.set(pathname, [...(nodes.get(pathname) ?? []), node]);
      add(entry.children ?? [], node);
    }
  };
  add(pages, undefined);
  const numbers = new Map(entries.map((entry, position) => [entry, position]));
  const index = { entries, numbers, nodes };
  indexes.set(pages, index);
  return index;
}
