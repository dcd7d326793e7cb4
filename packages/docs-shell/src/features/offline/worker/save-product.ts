import { noteBuild, noteSaved, noteSaving } from './edit-book';
import { OutdatedError } from './fetch-file';
import { fetchListing, type Library } from './library';
import type { SaveProblem, SaveProgress } from './messages';
import { offlineFilesAddress } from './offline-files';
import { shelveFiles } from './shelve-files';

interface SaveOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SaveProgress) => void;
}

/** How often a deploy in the middle of saving is answered by beginning again. */
const mostAttempts = 3;

/**
 * Fetches all files of the present build of a product. Only when each of them is there and has the right bytes does it
 * become the saved one; until then the one that was saved before is. A deploy meanwhile means beginning again, with
 * what is the same. Answers what went wrong; rejects with the signal's reason when it is aborted.
 */
export async function saveProduct(
  library: Library,
  rootPath: string,
  options: SaveOptions,
): Promise<SaveProblem | undefined> {
  const { ledger } = library;
  let cache: string | undefined;
  try {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      try {
        const present = await fetchListing(library, rootPath);
        if (!present) {
          return 'changing';
        }
        if (cache !== undefined && cache !== present.cache) {
          await endSaving(library, cache);
        }
        cache = present.cache;
        await shelveAll(library, present, options);
        const saved = { at: Date.now(), bytes: present.listing.totalBytes };
        const name = cache;
        await ledger.edit((book) => noteSaved(book, name, saved));
        cache = undefined;
        return undefined;
      } catch (error) {
        if (!(error instanceof OutdatedError)) {
          throw error;
        }
      }
    }
    return 'changing';
  } catch (error) {
    options.signal.throwIfAborted();
    return error instanceof DOMException && error.name === 'QuotaExceededError'
      ? 'full'
      : 'network';
  } finally {
    if (cache !== undefined) {
      await endSaving(library, cache);
    }
  }
}

type Present = NonNullable<Awaited<ReturnType<typeof fetchListing>>>;

async function shelveAll(
  library: Library,
  present: Present,
  { signal, onProgress }: SaveOptions,
): Promise<void> {
  const { ledger, shelf } = library;
  const { listing, cache, file } = present;
  await ledger.edit((book) => noteSaving(noteBuild(book, { ...listing, cache }), cache, true));
  await shelf.put(cache, offlineFilesAddress(listing.rootPath), file);
  const total = listing.totalBytes;
  let done = 0;
  const onFile = (bytes: number) => {
    done += bytes;
    onProgress({ done, total });
  };
  onProgress({ done, total });
  // A page that is in a cache is whole, also while the others are still missing.
  const pages = [...listing.files.keys()].filter((address) => address.endsWith('/'));
  const others = [...listing.files.keys()].filter((address) => !address.endsWith('/'));
  await shelveFiles(library, present, others, { signal, onFile });
  await shelveFiles(library, present, pages, { signal, onFile });
}

/** What was fetched in vain goes again, but for pages that were read, and what they need. */
async function endSaving({ ledger, shelf }: Library, cache: string): Promise<void> {
  const build = (await ledger.read()).builds.find((it) => it.cache === cache);
  if (build && !build.saved) {
    await trimBuild({ shelf }, build);
  }
  // Afterwards: where the storage is full, there was no room for the book either.
  await ledger.edit((book) => noteSaving(book, cache, false));
}

/** Leaves of a build what belongs to pages that were read. */
export async function trimBuild(
  { shelf }: Pick<Library, 'shelf'>,
  {
    cache,
    pages,
  }: { readonly cache: string; readonly pages: readonly { readonly address: string }[] },
): Promise<void> {
  const kept = new Set(pages.map(({ address }) => address));
  const addresses = await shelf.listAddresses(cache);
  const isList = (address: string) => address.endsWith('/docs-files.json');
  await shelf.remove(
    cache,
    addresses.filter((address) =>
      kept.size === 0 ? !isList(address) : address.endsWith('/') && !kept.has(address),
    ),
  );
}
