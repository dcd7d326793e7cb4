import { manifestAddress } from 'docs-shell/product';
import { registryAddress } from 'docs-shell/registry';
import { defaultLanguage, rootPathOf, type ProductTable } from 'docs-shell/routing';
import { searchIndexAddress } from 'docs-shell/search';
import type { SiteManifest } from './load-manifests';

/**
 * Lists the paths of the registry, and of manifests and search indexes of all products, including those that are not
 * deployed. A missing one is not an error, and must not get a status that browsers report as an error on the console.
 */
export function listOptionalAddresses(
  productTable: ProductTable,
  manifests: readonly { readonly manifest: Pick<SiteManifest['manifest'], 'languages'> }[],
): string[] {
  const spoken = manifests.flatMap(({ manifest }) => manifest.languages);
  const languages = [...new Set([defaultLanguage, ...spoken])].sort();
  return [
    registryAddress,
    ...productTable
      .map(rootPathOf)
      .flatMap((rootPath) => [
        manifestAddress(rootPath),
        ...languages.map((language) => searchIndexAddress(rootPath, language)),
      ]),
  ];
}
