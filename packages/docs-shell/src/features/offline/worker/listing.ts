import { isRecord } from '../../../lib/is-record';
import { parseJson } from '../../../lib/parse-json';
import { offlineFilesVersion } from './offline-files';

/** A list of a build's files, read. */
export interface Listing {
  readonly buildId: string;
  readonly product: string;
  readonly name: string;
  readonly rootPath: string;
  readonly shell: readonly string[];
  /** Digest and length by address. */
  readonly files: ReadonlyMap<string, { readonly bytes: number; readonly digest: string }>;
  readonly totalBytes: number;
}

/**
 * Reads the list of files that a product publishes. Somebody else deployed it on another day: whoever does not speak of
 * the product at this place, in a form that we know, is not heard.
 */
export function parseListing(text: string, rootPath: string): Listing | undefined {
  const value = parseJson(text);
  if (
    !isRecord(value) ||
    value['version'] !== offlineFilesVersion ||
    value['rootPath'] !== rootPath ||
    !Array.isArray(value['files']) ||
    !Array.isArray(value['shell'])
  ) {
    return undefined;
  }
  const { buildId, product, name } = value;
  const files = new Map(value['files'].flatMap(readFile));
  const isWhole = files.size === value['files'].length && isWord(buildId) && isWord(product);
  if (!isWhole || typeof name !== 'string' || name === '') {
    return undefined;
  }
  const shell: readonly unknown[] = value['shell'];
  return {
    buildId,
    product,
    name,
    rootPath,
    shell: shell.filter((address) => typeof address === 'string').filter((it) => files.has(it)),
    files,
    totalBytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function readFile(value: unknown): (readonly [string, { bytes: number; digest: string }])[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const [address, bytes, digest] = parts;
  return typeof address === 'string' &&
    /^\/(?![/\\])/.test(address) &&
    typeof bytes === 'number' &&
    typeof digest === 'string'
    ? [[address, { bytes, digest }]]
    : [];
}

/** Part of a cache's name, which is split at spaces. */
function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/.test(value);
}
