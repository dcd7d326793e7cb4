import type { KeptPage } from './book';
import { newestOf, noteBuild, noteClient, notePage } from './edit-book';
import { fetchFile, fetchListed, type FetchedFile } from './fetch-file';
import { fetchListing, readListing, type Library, type ShelvedListing } from './library';
import type { ShownPage } from './messages';
import { offlineFilesAddress } from './offline-files';
import { offlinePage } from './offline-page';
import { shelvePage } from './shelve-page';

/** What the worker knows of a page beside what the page says. */
interface KeepOptions {
  /** What the reader got, if the worker still has it. */
  readonly seen: FetchedFile | undefined;
  readonly client: string | undefined;
}

/**
 * Keeps a page that the reader saw, with what it needs, in the cache of its build. The page itself goes in last and the
 * book is written after it, so that what is listed is whole. Answers whether it is there.
 */
export async function keepPage(
  library: Library,
  { address, rootPath, title, resources }: ShownPage,
  { seen, client }: KeepOptions,
): Promise<boolean> {
  const { ledger, scope } = library;
  const page = seen ?? (await fetchFile(address));
  const build = await findBuild(library, rootPath, address, page.digest);
  if (!build) {
    return false; // A deploy is under way: what was shown is of no build that is listed.
  }
  const { listing, cache } = build;
  await shelvePage(library, build, address, page, resources);
  if (listing.files.has(offlinePage) && !(await library.shelf.read(cache, offlinePage))) {
    await shelvePage(library, build, offlinePage, await fetchListed(listing, offlinePage));
  }
  const kept: KeptPage = { address, title, at: Date.now() };
  const tabs = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  await ledger.edit((book) => {
    const noted = notePage(noteBuild(book, { ...listing, cache }), cache, kept);
    const living = new Set(tabs.map(({ id }) => id));
    return client === undefined ? noted : noteClient(noted, client, cache, living);
  });
  return true;
}

/** The build that a page belongs to by its bytes: one that is known, else the present one. */
async function findBuild(
  library: Library,
  rootPath: string,
  address: string,
  digest: string,
): Promise<ShelvedListing | undefined> {
  const book = await library.ledger.read();
  const newest = newestOf(book, rootPath);
  const known = newest && (await readListing(library, newest));
  if (known?.listing.files.get(address)?.digest === digest) {
    return known;
  }
  const present = await fetchListing(library, rootPath);
  if (present?.listing.files.get(address)?.digest !== digest) {
    return undefined;
  }
  // Before its cache exists, which would be taken for a forgotten one.
  await library.ledger.edit((it) => noteBuild(it, { ...present.listing, cache: present.cache }));
  await library.shelf.put(present.cache, offlineFilesAddress(rootPath), present.file);
  return present;
}
