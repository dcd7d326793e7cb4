import type { FetchedFile } from './fetch-file';
import { findReferences } from './find-references';
import type { Library, ShelvedListing } from './library';
import { shelveFiles } from './shelve-files';

/**
 * Puts a page of a build into its cache, after all that it needs: what its head names, what those stylesheets name, the
 * scripts of the shell, and what else it is known to have used. So a page that is in a cache is whole.
 */
export async function shelvePage(
  library: Library,
  build: ShelvedListing,
  address: string,
  page: Pick<FetchedFile, 'bytes' | 'headers'>,
  used: readonly string[] = [],
): Promise<void> {
  const { listing, cache } = build;
  const named = findReferences(new TextDecoder().decode(page.bytes), listing.files);
  const wanted = new Set([...named, ...used, ...listing.shell]);
  wanted.delete(address);
  await shelveFiles(library, build, [...wanted]);
  for (const sheet of [...wanted].filter((name) => name.endsWith('.css'))) {
    const file = await library.shelf.read(cache, sheet);
    const css = new TextDecoder().decode(file?.bytes);
    await shelveFiles(library, build, findReferences(css, listing.files));
  }
  await library.shelf.put(cache, address, page);
}
