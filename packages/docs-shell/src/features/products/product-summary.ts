import { publishedSchemaVersion } from '../../manifest';
import { isRecord } from '../../client/is-record';
import type { ProductPlace } from './product-places';

/** What a page shows of another product. */
export interface ProductSummary {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  /** Address of an image. */
  readonly logo: string;
  readonly version?: string;
}

/**
 * Reads what a product publishes (SPEC MAN-6). Somebody else deployed it on another day, so nothing of it is trusted:
 * whoever does not speak of the product at this place, in a form that we know, is not heard.
 */
export function readPublished(value: unknown, place: ProductPlace): ProductSummary | undefined {
  if (
    !isRecord(value) ||
    value['schemaVersion'] !== publishedSchemaVersion ||
    value['rootPath'] !== place.rootPath ||
    !isRecord(value['identity'])
  ) {
    return undefined;
  }
  const versions: readonly unknown[] = Array.isArray(value['versions']) ? value['versions'] : [];
  const current = versions.filter(isRecord).find((version) => version['current'] === true);
  return readSummary({ ...value['identity'], version: current?.['text'] }, place);
}

/** Reads a summary that was stored. */
export function readSummary(value: unknown, { id, rootPath }: ProductPlace) {
  if (!isRecord(value) || value['id'] !== id) {
    return undefined;
  }
  const { name, tagline, logo, version } = value;
  if (!isLine(name) || !isLine(tagline)) {
    return undefined;
  }
  const summary: ProductSummary = {
    id,
    name,
    tagline,
    logo: isImageAddress(logo) ? logo : `${rootPath}/logo.svg`,
    ...(isLine(version) && { version }),
  };
  return summary;
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200;
}

function isImageAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(https:\/\/|\/(?![/\\]))\S+$/.test(value);
}
