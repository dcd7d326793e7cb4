import { publishedSchemaVersion } from '../../product';
import { isRecord } from '../../lib/is-record';
import { isSiteAddress } from '../../lib/is-site-address';
import type { SiteProduct } from '../../page/types';

/** What a page shows about another product. */
export interface ProductSummary {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** URL of an image. */
  readonly logo: string;
  readonly version?: string;
}

/**
 * Parses the manifest of a product. Other teams deploy their products at other times, so nothing is trusted: a
 * manifest of another product, path or schema version is ignored, as is one without a valid name or tagline.
 */
export function parseManifest(value: unknown, product: SiteProduct): ProductSummary | undefined {
  if (
    !isRecord(value) ||
    value['schemaVersion'] !== publishedSchemaVersion ||
    value['rootPath'] !== product.rootPath ||
    !isRecord(value['identity'])
  ) {
    return undefined;
  }
  const versions: readonly unknown[] = Array.isArray(value['versions']) ? value['versions'] : [];
  const current = versions.filter(isRecord).find((version) => version['current'] === true);
  return parseSummary({ ...value['identity'], version: current?.['text'] }, product);
}

/** Parses a stored summary. */
export function parseSummary(
  value: unknown,
  { id, rootPath }: SiteProduct,
): ProductSummary | undefined {
  if (!isRecord(value) || value['id'] !== id) {
    return undefined;
  }
  const { name, tagline, logo, version } = value;
  if (!isLine(name) || !isLine(tagline)) {
    return undefined;
  }
  return {
    id,
    name,
    tagline,
    // The site's policy blocks images of other sites.
    logo: isSiteAddress(logo) ? logo : `${rootPath}/logo.svg`,
    ...(isLine(version) && { version }),
  };
}

const maxLineLength = 200;

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLineLength;
}
