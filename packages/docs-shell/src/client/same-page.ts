import { publishedSchemaVersion } from '../manifest';
import { isRecord } from './is-record';

/**
 * The address of a page in a version, if the version's manifest lists it. The version may have been built to stand
 * elsewhere, so what counts is the path below the product's root, `/react-button`, there and here.
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
