import { publishedSchemaVersion } from '../product';
import { isRecord } from '../lib/is-record';

/**
 * Returns the address of a page in another version, or `undefined` if that version does not have the page. A version
 * may have been built for another path, so pages are compared below the root path of their product.
 * @param root Path at which the version is deployed.
 * @param path Path of the page below the product's root path: `/react-button`.
 */
export function findSamePage(
  manifest: Readonly<Record<string, unknown>>,
  root: string,
  path: string,
): string | undefined {
  const { schemaVersion, rootPath, pages } = manifest;
  if (schemaVersion !== publishedSchemaVersion || typeof rootPath !== 'string') {
    return undefined;
  }
  const list: readonly unknown[] = Array.isArray(pages) ? pages : [];
  const hasPage = list.some((page) => isRecord(page) && page['pathname'] === `${rootPath}${path}`);
  return hasPage ? `${root.replace(/\/$/, '')}${path}/` : undefined;
}
