import path from 'node:path';
import type { SourcePage, SourceSite } from '../types';

/** Maps addresses of the old site to pathnames of the product. */
export interface AddressMap {
  /** Returns the new pathname of a page, or undefined if the old address is not a page. */
  findPathname(address: string): string | undefined;
  /** Returns the new pathname of any old address, whether or not it is a page. */
  toPathname(address: string): string;
  /** Pages by old address, English only. */
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** Old addresses by absolute file, with and without extension. */
  readonly files: ReadonlyMap<string, string>;
  /** Follows redirects of the old site to the address of a page. Returns undefined if they do not end at one. */
  followRedirects(address: string): string | undefined;
}

/** Maximum number of redirects that are followed one after the other. */
const maxRedirects = 5;

/** Returns an address without trailing slash, extension and doubled slashes. */
export function normalizeAddress(address: string): string {
  const plain = `/${address}`
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(\/index)?(\.html|\.mdx?)?\/*$/, '');
  return plain === '' ? '/' : plain;
}

/** Maps the addresses of a site to those below the root of a product. */
export function mapAddresses(site: SourceSite, rootPath: string): AddressMap {
  const pages = new Map<string, SourcePage>();
  const files = new Map<string, string>();
  for (const page of site.pages) {
    if (page.language !== 'en') continue;
    pages.set(page.address, page);
    files.set(page.file, page.address);
    files.set(page.file.replace(/\.mdx?$/, ''), page.address);
    if (/^(index|readme)\.mdx?$/i.test(path.basename(page.file))) {
      files.set(path.dirname(page.file), page.address);
    }
  }
  const toPathname = (address: string) => movePath(address, site.basePath, rootPath);
  const redirects = new Map(site.redirects.map(({ from, to }) => [normalizeAddress(from), to]));
  const followRedirects = (address: string): string | undefined => {
    let current = address;
    for (let hops = 0; hops < maxRedirects; hops += 1) {
      if (pages.has(current)) return current;
      const next = redirects.get(current);
      if (next === undefined || /^https?:/.test(next)) return undefined;
      current = normalizeAddress(next.replace(/[?#].*$/, ''));
    }
    return undefined;
  };
  return {
    pages,
    files,
    toPathname,
    followRedirects,
    findPathname: (address) => (pages.has(address) ? toPathname(address) : undefined),
  };
}

function movePath(address: string, basePath: string, rootPath: string): string {
  const isBelow = address === basePath || address.startsWith(`${basePath}/`);
  const below = isBelow ? address.slice(basePath.length) : address;
  const moved = `${rootPath}${below === '/' ? '' : below}`;
  // A first segment of two letters would be read as a language.
  const safe = moved.replace(/^\/([a-z]{2})(?=\/|$)/, '/$1-docs');
  return safe === '' ? '/' : safe.replaceAll(/[^\w/.~-]+/g, '-');
}
