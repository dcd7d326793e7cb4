import type { BuildRecord } from './book';
import type { CacheNames } from './cache-names';
import type { Ledger } from './create-ledger';
import type { Shelf } from './create-shelf';
import { fetchFile } from './fetch-file';
import { parseListing, type Listing } from './listing';
import { offlineFilesAddress } from './offline-files';
import type { WorkerScope } from './scope';

/** Where the worker keeps things: the caches, and the book that says what is in them. */
export interface Library {
  readonly scope: WorkerScope;
  readonly names: CacheNames;
  readonly shelf: Shelf;
  readonly ledger: Ledger;
}

/** The list of a build's files, with the name of its cache. */
export interface ShelvedListing {
  readonly listing: Listing;
  readonly cache: string;
}

/** Milliseconds that the list of a product's files may take. */
const timeLimit = 10_000;

/** The list of the present build of a product, from the server; with its bytes, to be put into its cache. */
export async function fetchListing({ names }: Library, rootPath: string) {
  const file = await fetchFile(offlineFilesAddress(rootPath), AbortSignal.timeout(timeLimit));
  const listing = parseListing(new TextDecoder().decode(file.bytes), rootPath);
  return listing && { listing, file, cache: names.build(listing.product, listing.buildId) };
}

/** The list that lies in a build's cache. */
export async function readListing(
  { shelf }: Library,
  { cache, rootPath }: Pick<BuildRecord, 'cache' | 'rootPath'>,
): Promise<ShelvedListing | undefined> {
  const file = await shelf.read(cache, offlineFilesAddress(rootPath));
  const listing = file && parseListing(new TextDecoder().decode(file.bytes), rootPath);
  return listing && { listing, cache };
}
