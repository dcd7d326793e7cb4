import { resolveUrl } from '../../lib/resolve-url';
import type { ResolvedUrl } from '../../lib/resolve-url';
import type { Finding } from '../finding';
import type { PageLink, ParsedPage } from '../parse/types';
import type { PageCheck, Site } from '../site';
import { describeLink } from './describe-link';
import { type ResolvedFile, resolveFile } from './resolve-file';
import { suggestAnchors, suggestPage } from './suggest';

interface PageAnchor {
  readonly pathname: string;
  readonly anchor: string;
}

/** The targets of forms are services, not files. */
const notFiles = new Set(['action', 'formaction']);

/** Checks that every link of the site leads to a file and every anchor to an id, across apps too. */
export const checkPageLinks: PageCheck = (page, site) => {
  const links = new Map(page.links.map((link) => [describeLink(link), link]));
  return [...links.values()].flatMap((link) => {
    const diagnostic = notFiles.has(link.attribute) ? undefined : findDiagnostic(link, page, site);
    return diagnostic ? [{ ...site.sources.locateLink(page, link.url), ...diagnostic }] : [];
  });
};

function findDiagnostic(link: PageLink, page: ParsedPage, site: Site): Finding | undefined {
  const resolved = resolveUrl(link.url, page.pathname);
  if (resolved.kind !== 'internal') return checkExternalLink(link, resolved);
  const { pathname } = resolved;
  if (page.file.endsWith('404.html') && !/^[/#]/.test(link.url)) {
    return {
      code: 'DOCS5006',
      received: `${describeLink(link)} on a 404 page`,
      expected: 'an address that begins with /, because the page is shown at any address',
      hint: `Write ${pathname}`,
    };
  }
  const isOwn = pathname === page.pathname;
  const { anchor, target } = isOwn
    ? { ...resolved, target: { kind: 'file' as const, file: page.file } }
    : followRedirect(resolved, site);
  switch (target.kind) {
    case 'redirect':
      return {
        code: 'DOCS5003',
        received: describeLink(link),
        expected:
          'the address of a page with its trailing slash: without it, readers are redirected',
        hint: `Write ${addSlash(link.url)}`,
      };
    case 'missing':
      return {
        code: 'DOCS5001',
        received: `${describeLink(link)}, which leads nowhere`,
        expected: 'a page or file of the site',
        hint: suggestPage(pathname, site.pages.values()),
      };
    case 'file':
      return findAnchorDiagnostic(link, anchor, site.pages.get(target.file));
  }
}

function findAnchorDiagnostic(
  link: PageLink,
  anchor: string,
  target: ParsedPage | undefined,
): Finding | undefined {
  if (!target || anchor === '' || anchor === 'top' || target.ids.has(anchor)) return undefined;
  return {
    code: 'DOCS5002',
    received: `${describeLink(link)}, but ${target.pathname} has no id "${anchor}"`,
    expected: 'the id of an element of that page',
    hint: suggestAnchors(anchor, target),
  };
}

/** A page of another product can move when that product is deployed. Its redirect keeps links to it working. */
function followRedirect(
  { pathname, anchor }: PageAnchor,
  site: Site,
): PageAnchor & { target: ResolvedFile } {
  const target = resolveFile(pathname, site.transferBytes);
  const moved = target.kind === 'missing' && site.redirects.get(pathname.replace(/\/?$/, '/'));
  const resolved = moved ? resolveUrl(moved.to, '/') : undefined;
  if (resolved?.kind !== 'internal') return { pathname, anchor, target };
  return {
    pathname: resolved.pathname,
    // The browser keeps the anchor if the redirect has none.
    anchor: resolved.anchor || anchor,
    target: resolveFile(resolved.pathname, site.transferBytes),
  };
}

function addSlash(url: string): string {
  return url.replace(/^[^?#]*/, (path) => `${path}/`);
}

/** Schemes without a server. The script check reports `javascript:`. */
const harmless = new Set(['mailto:', 'tel:', 'data:', 'javascript:']);

/** URLs of the site itself, with its configured origin. */
const ownOrigin = /\b(canonical|alternate)\b/;

/** Checks that a URL of another site is well-formed and uses `https:`. Does not fetch it. */
function checkExternalLink(
  link: PageLink,
  resolved: Exclude<ResolvedUrl, { kind: 'internal' }>,
): Finding | undefined {
  const received = describeLink(link);
  if (link.rel !== undefined && ownOrigin.test(link.rel)) return undefined;
  switch (resolved.kind) {
    case 'malformed':
      return {
        code: 'DOCS5005',
        received,
        expected: 'a well-formed address',
        hint: 'Correct the address; write % as %25.',
      };
    case 'other':
      return harmless.has(resolved.protocol)
        ? undefined
        : {
            code: 'DOCS5005',
            received,
            expected: 'an https: address',
            hint: 'Link to an https: page.',
          };
    case 'external':
      if (/^https:\/\//i.test(link.url)) return undefined;
      return {
        code: 'DOCS5005',
        received,
        expected: 'an https: address, or a path with one slash in front',
        hint: link.url.startsWith('//')
          ? `Write ${link.url.slice(1)} for a page of this site, https:${link.url} for another.`
          : `Write https:${link.url.replace(/^https?:/i, '')}`,
      };
  }
}
