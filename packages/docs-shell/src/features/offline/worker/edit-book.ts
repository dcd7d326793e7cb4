import type { Book, BuildRecord, KeptPage } from './book';

/** What names a build. */
export type BuildIdentity = Pick<
  BuildRecord,
  'buildId' | 'cache' | 'name' | 'product' | 'rootPath'
>;

/** Pages of a product that are kept because they were read; older ones go. */
const mostPages = 60;

/** A build was seen as the present one: after a rollback an old one is the newest again. */
export function noteBuild(
  book: Book,
  { cache, product, name, rootPath, buildId }: BuildIdentity,
): Book {
  const known = book.builds.find((build) => build.cache === cache);
  if (known && newestOf(book, rootPath) === known) {
    return book;
  }
  const build = { pages: [], ...known, cache, product, name, rootPath, buildId };
  return { ...book, builds: [...book.builds.filter((it) => it.cache !== cache), build] };
}

/** The newest build of a product that is known. */
export function newestOf(book: Book, rootPath: string): BuildRecord | undefined {
  return book.builds.findLast((build) => build.rootPath === rootPath);
}

/** The build of a product that readers have saved. */
export function savedOf(book: Book, rootPath: string): BuildRecord | undefined {
  return book.builds.findLast((build) => build.rootPath === rootPath && build.saved);
}

/** A page was read and lies in a build's cache; older builds need not keep theirs. */
export function notePage(book: Book, cache: string, page: KeptPage): Book {
  const owner = book.builds.find((build) => build.cache === cache);
  if (!owner) {
    return book;
  }
  return {
    ...book,
    builds: book.builds.map((build) => {
      if (build.rootPath !== owner.rootPath) {
        return build;
      }
      const others = build.pages.filter(({ address }) => address !== page.address);
      const pages = build === owner ? [...others, page].slice(-mostPages) : others;
      return { ...build, pages };
    }),
  };
}

/** A page of a build is not kept any more. */
export function dropPage(book: Book, cache: string, address: string): Book {
  return editBuild(book, cache, (build) => ({
    ...build,
    pages: build.pages.filter((page) => page.address !== address),
  }));
}

/** A tab shows a page of a build; tabs that are gone are forgotten. */
export function noteClient(
  book: Book,
  client: string,
  cache: string,
  living: ReadonlySet<string>,
): Book {
  const others = Object.entries(book.clients).filter(([id]) => living.has(id));
  return { ...book, clients: { ...Object.fromEntries(others), [client]: cache } };
}

/** All files of a build begin to be fetched, or are no longer. */
export function noteSaving(book: Book, cache: string, isSaving: boolean): Book {
  return editBuild(book, cache, ({ isSaving: _, ...build }) => ({
    ...build,
    ...(isSaving && { isSaving }),
  }));
}

/** All files of a build are there: from now on it is the saved one of its product, in one step. */
export function noteSaved(
  book: Book,
  cache: string,
  saved: NonNullable<BuildRecord['saved']>,
): Book {
  const rootPath = book.builds.find((build) => build.cache === cache)?.rootPath;
  return {
    ...book,
    builds: book.builds.map((build) => {
      if (build.rootPath !== rootPath) {
        return build;
      }
      const { saved: _, isSaving: __, ...rest } = build;
      return build.cache === cache ? { ...rest, saved } : { ...rest };
    }),
  };
}

/** Nothing of a product is saved any more, but for the pages that were read. */
export function dropSaved(book: Book, rootPath: string): Book {
  return {
    ...book,
    builds: book.builds.map((build) => {
      const { saved: _, isSaving: __, ...rest } = build;
      return build.rootPath === rootPath ? rest : build;
    }),
  };
}

/** Builds are gone with their caches. */
export function dropBuilds(book: Book, caches: readonly string[]): Book {
  return { ...book, builds: book.builds.filter(({ cache }) => !caches.includes(cache)) };
}

function editBuild(book: Book, cache: string, edit: (build: BuildRecord) => BuildRecord): Book {
  return {
    ...book,
    builds: book.builds.map((build) => (build.cache === cache ? edit(build) : build)),
  };
}
