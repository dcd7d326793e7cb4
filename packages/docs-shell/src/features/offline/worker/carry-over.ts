import type { BuildRecord, KeptPage } from './book';
import { dropPage, newestOf, notePage } from './edit-book';
import { fetchListed, OutdatedError } from './fetch-file';
import { readListing, type Library, type ShelvedListing } from './library';
import { shelvePage } from './shelve-page';

/**
 * Brings pages that were read in older builds of a product to its newest one, so that what is offline does not grow old
 * for no reason, and the older caches can go. What cannot be had now stays where it is, whole, until the next time.
 */
export async function carryOver(library: Library, rootPath: string): Promise<void> {
  const book = await library.ledger.read();
  const newest = newestOf(book, rootPath);
  const target = newest && (await readListing(library, newest));
  if (!target) {
    return;
  }
  const older = book.builds.filter((build) => build.rootPath === rootPath && build !== newest);
  for (const build of older) {
    for (const page of build.pages) {
      await carryPage(library, build, page, target);
    }
  }
}

async function carryPage(
  library: Library,
  { cache: from }: BuildRecord,
  page: KeptPage,
  target: ShelvedListing,
): Promise<void> {
  const { ledger, shelf } = library;
  const { address } = page;
  const { files } = target.listing;
  const wanted = files.get(address);
  if (!wanted) {
    await ledger.edit((book) => dropPage(book, from, address));
    return;
  }
  const old = await shelf.read(from, address);
  try {
    const isSame = old?.digest === wanted.digest;
    const file = isSame ? old : await fetchListed(target.listing, address);
    // What the page used, as far as it costs nothing: the rest is fetched when it is read again.
    const mentioned = new Set(new TextDecoder().decode(file.bytes).match(/\/_assets\/[\w./-]+/g));
    const there = await shelf.listAddresses(from);
    const used = there.filter((it) => mentioned.has(it) && files.has(it));
    await shelvePage(library, target, address, file, used);
  } catch (error) {
    if (error instanceof OutdatedError) {
      return; // Already the next deploy.
    }
    throw error;
  }
  await ledger.edit((book) => notePage(book, target.cache, page));
}
