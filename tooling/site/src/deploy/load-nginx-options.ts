import type { ProductTable } from 'docs-shell/routing';
import {
  createRedirects,
  listOptionalAddresses,
  loadManifests,
  loadProductTable,
} from '../manifests';
import { listSiteFiles } from '../serve/site-files';
import type { NginxOptions } from './create-nginx-config';

/** Returns the options of the configuration that depend on the assembled site and its products. */
export async function loadNginxOptions(
  siteDir: string,
  fallback: ProductTable,
): Promise<Pick<NginxOptions, 'notFoundPages' | 'optional' | 'redirects'>> {
  const productTable = await loadProductTable(siteDir, fallback);
  const files = await listSiteFiles(siteDir);
  const { manifests } = await loadManifests(siteDir, files);
  return {
    notFoundPages: [...files].filter((file) => /(^|\/)404\.html$/.test(file)).sort(),
    optional: listOptionalAddresses(productTable, manifests),
    redirects: createRedirects(manifests, productTable),
  };
}
