import type { PageSource } from 'docs-build/checks';
import { Parser } from 'htmlparser2';

/** A URL outside the site, and the places that link to it. */
export interface ExternalLink {
  /** URL without fragment, because one request checks all fragments. */
  readonly url: string;
  /** `file:line` of each link in a source file. For generated links, the pathnames of up to three pages. */
  readonly places: readonly string[];
}

/** A page of the assembled site. */
export interface BuiltPage {
  readonly address: string;
  readonly html: string;
}

const maxPages = 3;

/** Collects the external links of all pages, each URL once, sorted. */
export function collectExternalLinks(
  pages: readonly BuiltPage[],
  sources: readonly PageSource[],
  ownOrigins: readonly string[] = [],
): ExternalLink[] {
  const written = groupPlaces(
    sources.flatMap(({ sourceFile, links }) =>
      links.map(({ href, line }) => ({ href, place: `${sourceFile}:${line}` })),
    ),
    ownOrigins,
  );
  const drawn = groupPlaces(
    pages.flatMap(({ address, html }) =>
      readLinks(html).map((href) => ({ href, place: `page ${address}` })),
    ),
    ownOrigins,
  );
  return [...new Set([...written.keys(), ...drawn.keys()])].sort().map((url) => ({
    url,
    places: [...(written.get(url) ?? [...(drawn.get(url) ?? [])].slice(0, maxPages))],
  }));
}

function groupPlaces(
  links: readonly { readonly href: string; readonly place: string }[],
  ownOrigins: readonly string[],
): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { href, place } of links) {
    const url = toExternalUrl(href, ownOrigins);
    if (url !== undefined) groups.set(url, (groups.get(url) ?? new Set()).add(place));
  }
  return groups;
}

function toExternalUrl(href: string, ownOrigins: readonly string[]): string | undefined {
  if (!/^(https?:)?\/\//i.test(href)) return undefined;
  const address = href.startsWith('//') ? `https:${href}` : href;
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  return ownOrigins.includes(url.origin) ? undefined : url.href;
}

function readLinks(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'a' && href !== undefined) found.push(href);
    },
  });
  parser.end(html);
  return found;
}
