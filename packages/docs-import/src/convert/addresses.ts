import path from 'node:path';
import type { SourcePage, SourceSite } from '../types';

/** Where old addresses lead now. */
export interface AddressMap {
  /** Returns the new pathname of an old one, or undefined if it is no page. */
  find(address: string): string | undefined;
  /** Returns the pathname that an old one would have. */
  move(address: string): string;
  /** Pages by old address, English only. */
  readonly pages: ReadonlyMap<string, SourcePage>;
  /** Old addresses by absolute file, with and without extension. */
  readonly files: ReadonlyMap<string, string>;
  /** Returns the page that a redirect of the old site leads to. */
  follow(address: string): string | undefined;
}

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
  const move = (address: string) => movePath(address, site.basePath, rootPath);
  const redirects = new Map(site.redirects.map(({ from, to }) => [normalizeAddress(from), to]));
  const follow = (address: string): string | undefined => {
    let current = address;
    for (let hops = 0; hops < 5; hops += 1) {
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
    move,
    follow,
    find: (address) => (pages.has(address) ? move(address) : undefined),
  };
}

function movePath(address: string, basePath: string, rootPath: string): string {
  const isBelow = address === basePath || address.startsWith(`${basePath}/`);
  const below = isBelow ? address.slice(basePath.length) : address;
  const moved = `${rootPath}${below === '/' ? '' : below}`;
  // The first part of two letters would be a language.
  const safe = moved.replace(/^\/([a-z]{2})(?=\/|$)/, '/$1-docs');
  return safe === '' ? '/' : safe.replaceAll(/[^\w/.~-]+/g, '-');
}
