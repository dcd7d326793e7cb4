import { findOwner, resolveLocation } from 'docs-shell/routing';
import { z } from 'zod';

const kib = z.number().positive().optional();

const librarySharesSchema = z.array(
  z.object({
    productId: z.string(),
    /** Path prefixes of the product. */
    prefixes: z.array(z.string()),
    /** `product.ts` from the repository's root. */
    file: z.string(),
    cssKib: kib,
    htmlPerDemoKib: kib,
    scriptsKib: kib,
  }),
);

/** The share of a product's library in the weight of its pages: a row of an app's `.docs/libraries.json`. */
export type LibraryShare = z.output<typeof librarySharesSchema>[number];

/**
 * Reads the text of a `libraries.json`. Throws if it is invalid.
 *
 * @param file name for the message
 */
export function parseLibraryShares(text: string, file: string): readonly LibraryShare[] {
  const result = librarySharesSchema.safeParse(JSON.parse(text));
  if (!result.success) {
    throw new Error(`${file} is not what \`docs build\` writes: ${z.prettifyError(result.error)}`);
  }
  return result.data;
}

/** Returns the share of the product that owns a page, or undefined for a page of an unknown product. */
export function findLibraryShare(
  shares: readonly LibraryShare[],
  url: string,
): LibraryShare | undefined {
  const table = shares.map(({ productId, prefixes }) => ({
    productId,
    categoryId: '',
    pathPrefixes: prefixes,
  }));
  const { pathname } = resolveLocation(url, table);
  const id = findOwner(pathname, table)?.route.productId;
  return shares.find(({ productId }) => productId === id);
}
