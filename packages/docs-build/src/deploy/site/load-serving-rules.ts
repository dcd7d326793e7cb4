import type { ProductTable } from 'docs-shell/routing';
import { createServingRules, type ServingRules, type ServingSource } from '../rules/serving-rules';
import { addManifestRoutes } from './add-manifest-routes';
import { createRedirects } from './create-redirects';
import { listOptionalAddresses } from './list-optional-addresses';
import { listSiteFiles } from './list-site-files';
import { loadManifests } from './load-manifests';
import { loadProductTable } from './load-registry';
import { tableOfBuild } from './table-of-build';

/**
 * Reads the rules of a site, or of the output of one product, from its files and manifests.
 *
 * @param folder absolute path
 * @param fallback products of a site without registry
 */
export async function loadServingRules(
  folder: string,
  fallback: ProductTable,
  settings: Pick<ServingSource, 'headers' | 'origin'>,
): Promise<ServingRules> {
  const files = await listSiteFiles(folder);
  const { manifests } = await loadManifests(folder, files);
  const known = await loadProductTable(folder, tableOfBuild(fallback, manifests));
  const productTable = addManifestRoutes(known, manifests);
  return createServingRules({
    ...settings,
    files,
    redirects: createRedirects(manifests, productTable),
    optional: listOptionalAddresses(productTable, manifests),
  });
}
