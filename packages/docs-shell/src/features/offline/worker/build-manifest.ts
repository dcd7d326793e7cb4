import { isRecord } from '../../../lib/is-record';
import { isSiteAddress } from '../../../lib/is-site-address';
import { parseJson } from '../../../lib/parse-json';
import type { BuildRecord } from './cache-index';
import { fetchFile, OutdatedError, type BuildFile, type FetchedFile } from './fetch-file';
import {
  legacyManifestAddress,
  linkedPageAddress,
  precacheManifestAddress,
  readableVersions,
} from './precache-manifest';
import type { WorkerContext } from './worker-context';

/** A product's precache manifest after parsing: the files of one build. */
export interface BuildManifest {
  readonly buildId: string;
  readonly product: string;
  readonly name: string;
  readonly rootPath: string;
  readonly shell: readonly string[];
  /** By address. The copy of a page is its linked page. */
  readonly files: ReadonlyMap<string, BuildFile>;
  readonly totalBytes: number;
}

/** A build's manifest with the name of the build's cache. */
export interface CachedBuildManifest {
  readonly manifest: BuildManifest;
  readonly cache: string;
}

/** The manifest of the deployed build, and the file that it was parsed from. */
export interface FetchedBuildManifest extends CachedBuildManifest {
  readonly file: FetchedFile;
}

const manifestTimeoutMs = 10_000;
/** The largest manifest has 57 KB. While the worker parses one, it answers no page. */
const maxManifestBytes = 2 * 1024 * 1024;

/**
 * Fetches the manifest of the deployed build of a product. Returns nothing if its format is unknown.
 *
 * @throws {OutdatedError} if the product has no manifest
 */
export async function fetchBuildManifest(
  context: WorkerContext,
  rootPath: string,
): Promise<FetchedBuildManifest | undefined> {
  try {
    const current = await fetchManifestFile(context, rootPath, precacheManifestAddress(rootPath));
    if (current) {
      return current;
    }
  } catch (error) {
    if (!(error instanceof OutdatedError)) {
      throw error;
    }
  }
  return fetchManifestFile(context, rootPath, legacyManifestAddress(rootPath));
}

async function fetchManifestFile(
  { names }: WorkerContext,
  rootPath: string,
  address: string,
): Promise<FetchedBuildManifest | undefined> {
  const signal = AbortSignal.timeout(manifestTimeoutMs);
  const file = await fetchFile(address, { signal, maxBytes: maxManifestBytes });
  const manifest = parseFile(file, rootPath);
  return manifest && { manifest, file, cache: names.build(manifest.product, manifest.buildId) };
}

/** Reads the manifest from a build's cache. */
export async function readBuildManifest(
  { store }: Pick<WorkerContext, 'store'>,
  { cache, rootPath }: Pick<BuildRecord, 'cache' | 'rootPath'>,
): Promise<CachedBuildManifest | undefined> {
  const file =
    (await store.read(cache, precacheManifestAddress(rootPath))) ??
    (await store.read(cache, legacyManifestAddress(rootPath)));
  const manifest = file && parseFile(file, rootPath);
  return manifest && { manifest, cache };
}

function parseFile({ bytes }: Pick<FetchedFile, 'bytes'>, rootPath: string) {
  if (bytes.byteLength > maxManifestBytes) {
    return undefined;
  }
  return parseBuildManifest(new TextDecoder().decode(bytes), rootPath);
}

/**
 * Parses a precache manifest. It comes from an app that another team deployed on another day, so a manifest of another
 * product, of an unknown version or with invalid entries is ignored.
 */
export function parseBuildManifest(text: string, rootPath: string): BuildManifest | undefined {
  const value = parseJson(text);
  if (
    !isRecord(value) ||
    !readableVersions.includes(value['version']) ||
    value['rootPath'] !== rootPath ||
    !Array.isArray(value['files']) ||
    !Array.isArray(value['shell'])
  ) {
    return undefined;
  }
  const { buildId, product, name } = value;
  const entries = new Map(value['files'].flatMap(parseEntry));
  const isValid =
    entries.size === value['files'].length && isCacheNamePart(buildId) && isCacheNamePart(product);
  if (!isValid || typeof name !== 'string' || name === '') {
    return undefined;
  }
  const files = replaceByLinkedPages(entries);
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

/** Lets the address of a page stand for its linked page, which is smaller. */
function replaceByLinkedPages(
  entries: ReadonlyMap<string, BuildFile>,
): ReadonlyMap<string, BuildFile> {
  const files = new Map(entries);
  for (const address of entries.keys()) {
    const source = linkedPageAddress(address);
    const linked = entries.get(source);
    if (linked) {
      files.set(address, { ...linked, source });
      files.delete(source);
    }
  }
  return files;
}

/** Returns one entry, or none if it is invalid. */
function parseEntry(value: unknown): (readonly [string, BuildFile])[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const [address, bytes, digest] = parts;
  return isSiteAddress(address) && typeof bytes === 'number' && typeof digest === 'string'
    ? [[address, { bytes, digest }]]
    : [];
}

/** Cache names are joined with spaces, so their parts must not contain any. */
function isCacheNamePart(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/.test(value);
}
