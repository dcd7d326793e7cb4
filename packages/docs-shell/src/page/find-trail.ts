import type { PageEntry } from '../manifest';
import { isExternal, normalizePathname } from '../routing';

/** The entries from the top of the navigation down to a page, itself last; empty where none names it. */
export function findTrail(pages: readonly PageEntry[], pathname: string): readonly PageEntry[] {
  for (const entry of pages) {
    if (!isExternal(entry.pathname) && normalizePathname(entry.pathname) === pathname) {
      return [entry];
    }
    const below = findTrail(entry.children ?? [], pathname);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}
