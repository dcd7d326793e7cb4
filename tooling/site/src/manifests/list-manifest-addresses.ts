import { manifestAddress } from 'docs-shell/manifest';
import { rootPathOf, type ProductTable } from 'docs-shell/routing';

/**
 * Where the pages of the site look for manifests, of products that are not deployed too: one that is missing is no
 * fault, and must not be answered with a status that browsers report as one on the console.
 */
export function listManifestAddresses(productTable: ProductTable): string[] {
  return productTable.map((route) => manifestAddress(rootPathOf(route)));
}
