import { fetchListed } from './fetch-file';
import type { Library, ShelvedListing } from './library';

interface ShelveOptions {
  readonly signal?: AbortSignal;
  /** Called for each file that is there. */
  readonly onFile?: (bytes: number) => void;
}

/** Files that are fetched at the same time. */
const lanes = 6;

/**
 * Puts files of a build into its cache: those that are there stay, those that another build has with the same bytes are
 * copied, the rest is fetched. Rejects at the first that cannot be had; what is there by then is right and stays.
 */
export async function shelveFiles(
  library: Library,
  { listing, cache }: ShelvedListing,
  addresses: readonly string[],
  { signal, onFile }: ShelveOptions = {},
): Promise<void> {
  const { shelf } = library;
  const others = (await shelf.listCaches()).filter((name) => name !== cache).reverse();
  const queue = addresses[Symbol.iterator]();
  const place = async (address: string) => {
    const wanted = listing.files.get(address);
    if (!wanted) {
      return;
    }
    if ((await shelf.read(cache, address))?.digest !== wanted.digest) {
      const copy = await shelf.find(others, address);
      const file =
        copy?.digest === wanted.digest ? copy : await fetchListed(listing, address, signal);
      await shelf.put(cache, address, file);
    }
    onFile?.(wanted.bytes);
  };
  const lane = async () => {
    for (const address of queue) {
      signal?.throwIfAborted();
      await place(address);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
