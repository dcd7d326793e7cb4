import { newestOf, savedOf } from './edit-book';
import { fetchListing, readListing, type Library } from './library';
import type { ProductStatus } from './messages';

/** What is there of each product that the worker knows something of. */
export async function listProducts(library: Library): Promise<ProductStatus[]> {
  const { builds } = await library.ledger.read();
  const rootPaths = [...new Set(builds.map(({ rootPath }) => rootPath))];
  const all = await Promise.all(rootPaths.map((rootPath) => describeProduct(library, rootPath)));
  return all.filter(({ saved, pages }) => saved ?? pages.length > 0);
}

/** What is there of a product, without asking the server. */
export async function describeProduct(library: Library, rootPath: string): Promise<ProductStatus> {
  const book = await library.ledger.read();
  const builds = book.builds.filter((build) => build.rootPath === rootPath);
  const saved = savedOf(book, rootPath);
  const newest = newestOf(book, rootPath);
  return {
    rootPath,
    name: newest?.name ?? '',
    ...(saved?.saved && { saved: saved.saved }),
    isOutdated: saved !== undefined && saved !== newest,
    pages: builds
      .flatMap(({ pages }) => pages)
      .toSorted((a, b) => b.at - a.at)
      .map(({ address, title }) => ({ address, title })),
  };
}

/** The same with what the server says of the present build, if it answers. */
export async function inquireProduct(library: Library, rootPath: string): Promise<ProductStatus> {
  const status = await describeProduct(library, rootPath);
  const saved = savedOf(await library.ledger.read(), rootPath);
  const present = await fetchListing(library, rootPath).catch(() => undefined);
  const known = present ?? (saved && (await readListing(library, saved)));
  return {
    ...status,
    ...(known && { name: known.listing.name, totalBytes: known.listing.totalBytes }),
    isOutdated: present ? saved !== undefined && saved.cache !== present.cache : status.isOutdated,
  };
}
