import type { Book } from './book';
import { newestOf } from './edit-book';

/** A tab of the origin. */
export interface Tab {
  readonly id: string;
  readonly path: string;
}

/**
 * The caches that nobody needs: of builds that are neither the newest of their product nor saved, that hold no page
 * which was read, and that no tab shows. A tab whose build is not known may show any of its product.
 */
export function findUnused(book: Book, tabs: readonly Tab[]): string[] {
  const shown = new Set(tabs.map(({ id }) => book.clients[id]));
  const unknown = tabs.filter(({ id }) => book.clients[id] === undefined);
  return book.builds
    .filter(
      (build) =>
        build !== newestOf(book, build.rootPath) &&
        !build.saved &&
        !build.isSaving &&
        build.pages.length === 0 &&
        !shown.has(build.cache) &&
        !unknown.some(({ path }) => path.startsWith(`${build.rootPath}/`)),
    )
    .map(({ cache }) => cache);
}
