import { fetchListed } from './fetch-file';
import { fetchListing, type Library } from './library';
import { noteBuild } from './edit-book';
import { offlineFilesAddress } from './offline-files';
import { offlinePage } from './offline-page';
import { shelvePage } from './shelve-page';

/** Keeps the page that stands for those that are not there, of the present build of the site's root. */
export async function keepOfflinePage(library: Library): Promise<void> {
  const present = await fetchListing(library, '');
  if (!present?.listing.files.has(offlinePage)) {
    return;
  }
  const { listing, cache, file } = present;
  await library.ledger.edit((book) => noteBuild(book, { ...listing, cache }));
  await library.shelf.put(cache, offlineFilesAddress(''), file);
  await shelvePage(library, present, offlinePage, await fetchListed(listing, offlinePage));
}
