import { parsePublishedManifest } from 'docs-shell/product/schema';
import { toProductTable, type ProductRegistry } from 'docs-shell/registry';
import { rootPathOf } from 'docs-shell/routing';
import { listProductLlms, llmsPath, readTagline, replaceProductLlms } from '../emit/create-llms';
import { createSitemapIndex } from '../emit/create-sitemap';
import { formatRegistry } from '../emit/create-registry';

/** Files at the root of a site that list its products. */
export const registryFiles = ['docs-products.json', 'sitemap.xml', 'llms.txt'] as const;

/**
 * Returns the files at the root of a site for a registry, by name: the registry itself, the index of the sitemaps and
 * the list for language models.
 *
 * @param read returns the present text of a file, or undefined where the site does not have it; it is not added then
 */
export async function describeRegistry(
  registry: ProductRegistry,
  read: (file: string) => Promise<string | undefined>,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map([['docs-products.json', formatRegistry(registry)]]);
  const { origin } = registry;
  if (origin !== undefined && (await read('sitemap.xml')) !== undefined) {
    files.set('sitemap.xml', createSitemapIndex(toProductTable(registry), origin));
  }
  const llms = await read('llms.txt');
  if (llms !== undefined) {
    const table = toProductTable(registry);
    const others = registry.products.flatMap(({ id, name = id, manifest }, index) => {
      const rootPath = rootPathOf(
        table[index] ?? { productId: id, categoryId: '', pathPrefixes: [] },
      );
      return rootPath === '' ? [] : [{ name, rootPath, manifest }];
    });
    const described = await Promise.all(
      others.map(async ({ manifest, ...product }) => {
        if (isInternal(await read(manifest.slice(1)))) return [];
        const own = await read(llmsPath(product.rootPath).slice(1));
        return [{ ...product, tagline: own === undefined ? undefined : readTagline(own) }];
      }),
    );
    files.set('llms.txt', replaceProductLlms(llms, listProductLlms(described.flat(), origin)));
  }
  return files;
}

/** Whether a product is for the team of the site, so that readers and language models do not see it listed. */
function isInternal(manifest: string | undefined): boolean {
  return manifest !== undefined && parsePublishedManifest(manifest).manifest?.noindex === true;
}
