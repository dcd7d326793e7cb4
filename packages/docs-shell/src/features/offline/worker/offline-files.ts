/** Version of the format below. A worker ignores a list whose version it does not know. */
export const offlineFilesVersion = 1;

/** A file of a build as it is listed: where it is fetched, its length, and the hash of its bytes. */
export type OfflineFile = readonly [address: string, bytes: number, digest: string];

/**
 * What a product publishes for the offline worker, as `<prefix>/docs-files.json` (SPEC SW-3). A file whose bytes have
 * the digest that stands here belongs to this build; nothing else does, whenever and from wherever it came.
 */
export interface OfflineFiles {
  readonly version: typeof offlineFilesVersion;
  readonly buildId: string;
  readonly product: string;
  /** The product's name, for readers. */
  readonly name: string;
  readonly rootPath: string;
  /** Scripts that every page may ask for at any time. */
  readonly shell: readonly string[];
  readonly files: readonly OfflineFile[];
}

/** Where the product at a root path lists its files for the offline worker. */
export function offlineFilesAddress(rootPath: string): string {
  return `${rootPath}/docs-files.json`;
}

/** For search engines, for language models, or for servers: no reader misses them offline. */
const unread =
  /\.(?:md|xml|map)$|\/(?:404\.html|robots\.txt|llms[^/]*\.txt|docs-manifest\.json|docs-files\.json|sw\.js)$|^\/schemas\/|\/card-[^/]+\.png$/;

/** Whether somebody who reads offline may need a file. */
export function isReadOffline(file: string): boolean {
  return !unread.test(file);
}

/** Where browsers ask for a file of the site: a page has no file name. */
export function addressOf(file: string): string {
  return encodeURI(file.replace(/\/index\.html$/, '/'));
}
