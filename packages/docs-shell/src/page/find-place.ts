import type { PageEntry } from '../manifest';
import { findTrail } from './find-trail';

/** Where a page stands in the navigation; one that it leaves out stands below the nearest page above it that it names. */
export function findPlace(pages: readonly PageEntry[], pathname: string): readonly PageEntry[] {
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const trail = findTrail(pages, path);
    if (trail.length > 0) return trail;
  }
  return [];
}
