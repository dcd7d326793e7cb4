/** Version of the format below, which builds write. */
export const precacheManifestVersion = 2;

/** Versions that the worker reads. Version 1 has the same keys, but was published as `docs-files.json`. */
export const readableVersions: readonly unknown[] = [1, precacheManifestVersion];

/** A file of a build: its address, size and digest. */
export type PrecacheEntry = readonly [address: string, bytes: number, digest: string];

/**
 * What a product publishes for the offline worker, as `<prefix>/precache-manifest.json`. A file belongs to this build if its
 * body has the digest that is listed here, no matter when and from where it was fetched.
 */
export interface PrecacheManifest {
  readonly version: typeof precacheManifestVersion;
  readonly buildId: string;
  readonly product: string;
  /** The product's name, for readers. */
  readonly name: string;
  readonly rootPath: string;
  /** Addresses of the scripts that any page may load at any time. */
  readonly shell: readonly string[];
  readonly files: readonly PrecacheEntry[];
}

/**
 * Returns the address of a product's precache manifest.
 *
 * @param rootPath without trailing slash; `''` for the root of the site
 */
export function precacheManifestAddress(rootPath: string): string {
  return `${rootPath}/precache-manifest.json`;
}

/**
 * Returns the address of a precache manifest of version 1. Products that were not deployed since version 2, and caches of
 * older workers, have their manifest there.
 *
 * @param rootPath without trailing slash; `''` for the root of the site
 */
export function legacyManifestAddress(rootPath: string): string {
  return `${rootPath}/docs-files.json`;
}

/** Returns whether an address is that of a product's precache manifest, of any version. */
export function isPrecacheManifest(address: string): boolean {
  return /\/(?:precache-manifest|docs-files)\.json$/.test(address);
}

/** Name of the license notices of a product, in its folder. */
export const licensesFile = 'third-party-licenses.txt';

/** Files for search engines, language models and servers, and license notices. */
const notForReaders =
  /\.(?:xml|map)$|\/(?:404\.html|robots\.txt|llms[^/]*\.txt|third-party-licenses\.txt|docs-(?:manifest|products)\.json|precache-manifest\.json|sw\.js)$|^\/schemas\/|\/og-image-[^/]+\.png$/;

/**
 * Returns whether a reader may need a file while offline.
 *
 * @param file path from the site's root, with leading `/`
 */
export function isNeededOffline(file: string): boolean {
  return !notForReaders.test(file);
}

/**
 * Returns the address at which browsers request a file of the site: a page has no file name.
 *
 * @param file path from the site's root, with leading `/`
 */
export function addressOf(file: string): string {
  return encodeURI(file.replace(/\/index\.html$/, '/'));
}

/** Name of the folder of a linked page, in the folder of its page. As with `_demos`, no page has this name. */
const linkedPageFolder = '_linked';

/** Returns the file of the linked page of `…/index.html`. */
export function linkedPageOf(file: string): string {
  return file.replace(/index\.html$/, `${linkedPageFolder}/index.html`);
}

/** Returns whether a file of the site is a linked page. */
export function isLinkedPage(file: string): boolean {
  return `/${file}`.endsWith(`/${linkedPageFolder}/index.html`);
}

/**
 * Returns the address of a linked page. The HTML of a page contains the page's styles, so that its first visit needs no
 * other file to be shown. The linked page is the same, but links to the styles, which later visits have in a cache. Only
 * the worker requests it.
 *
 * @param address of the page, with trailing slash
 */
export function linkedPageAddress(address: string): string {
  return `${address}${linkedPageFolder}/`;
}
