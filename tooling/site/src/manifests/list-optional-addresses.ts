import { manifestAddress } from 'docs-shell/manifest';
import { defaultLanguage, rootPathOf, type ProductTable } from 'docs-shell/routing';
import { searchIndexAddress } from 'docs-shell/search';
import type { SiteManifest } from './load-manifests';

/**
 * Where the pages of the site look for manifests and search indexes, of products that are not deployed too: one that is
 * missing is no diagnostic, and must not be answered with a status that browsers report as one on the console.
 */
export function listOptionalAddresses(
  productTable: ProductTable,
  manifests: readonly { readonly manifest: Pick<SiteManifest['manifest'], 'languages'> }[],
): string[] {
  const spoken = manifests.flatMap(({ manifest }) => manifest.languages);
  const languages = [...new Set([defaultLanguage, ...spoken])].sort();
  return productTable
    .map(rootPathOf)
    .flatMap((rootPath) => [
      manifestAddress(rootPath),
      ...languages.map((language) => searchIndexAddress(rootPath, language)),
    ]);
}
