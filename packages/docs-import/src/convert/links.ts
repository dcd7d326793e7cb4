import path from 'node:path';
import type { Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ImportReport } from '../report';
import type { SourcePage, SourceSite } from '../types';
import { normalizeAddress, type AddressMap } from './addresses';
import { decodePath } from './decode-path';

/** The pages of the site as targets of links. */
export interface LinkContext {
  readonly site: SourceSite;
  readonly addresses: AddressMap;
  /** The ids of each page, by old address, and its new ids by old id. */
  readonly idsOf: (address: string) => PageIds;
  readonly report: ImportReport;
}

/** Returns the ids that links to a page may use. */
export interface PageIds {
  readonly ids: ReadonlySet<string>;
  readonly anchors: ReadonlyMap<string, string>;
}

/**
 * Changes the links of a page to new addresses. A link to a page that was not imported leads to the old site, or
 * becomes text.
 */
export function rewriteLinks(page: SourcePage, root: Root, context: LinkContext): void {
  visit(root, 'link', (node, index, parent) => {
    const target = resolveLink(page, node, context);
    if (target !== undefined) {
      node.url = target;
    } else if (parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    return undefined;
  });
}

function resolveLink(page: SourcePage, node: Link, context: LinkContext): string | undefined {
  const { site, addresses, report } = context;
  const location = locationIn(page, node);
  const url = fromOwnSite(node.url.trim(), site).replace(/^pathname:\/\//, '');
  if (/^(https?:\/\/|mailto:)/i.test(url)) return url;
  const [, file = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url === '' || url === '#') {
    report.changed(location, { kind: 'link', what: `a link to “${url}”`, result: 'text' });
    return undefined;
  }
  const named = file === '' ? page.address : findAddress(file, page, context);
  const address = addresses.followRedirects(named) ?? named;
  const pathname = addresses.findPathname(address);
  if (pathname !== undefined) {
    const anchor = hash && findAnchor(hash, context.idsOf(address));
    if (hash && anchor === undefined) {
      report.changed(location, {
        kind: 'link',
        what: `a link to ${url}, which has no heading of that id`,
        result: `a link to ${pathname}`,
      });
    }
    const suffix = anchor ? `#${anchor}` : '';
    return file === '' ? suffix || withSlash(pathname) : withSlash(pathname) + suffix;
  }
  if (site.siteUrl !== undefined) {
    const target = `${site.siteUrl}${withSlash(named)}${hash ? `#${hash}` : ''}`;
    report.changed(location, {
      kind: 'link',
      what: `a link to ${url}, which was not imported`,
      result: target,
    });
    return target;
  }
  report.notImported(location, {
    kind: 'link',
    what: `a link to ${url}, which was not imported`,
    todo: 'Import its target, or run again with --site-url <origin of the old site>.',
  });
  return undefined;
}

/** An absolute URL of the old site is an address. */
function fromOwnSite(url: string, { siteUrl, basePath }: SourceSite): string {
  if (siteUrl === undefined || !url.startsWith(`${siteUrl}/`)) return url;
  const address = url.slice(siteUrl.length);
  return address === basePath || address.startsWith(`${basePath}/`) ? address : url;
}

/** Returns the old address that a path in a page means: a file, or a path from the page's address. */
function findAddress(file: string, page: SourcePage, { site, addresses }: LinkContext): string {
  const decoded = decodePath(file);
  if (decoded.startsWith('/')) {
    const address = normalizeAddress(decoded);
    const isKnown = addresses.pages.has(address) || address.startsWith(`${site.basePath}/`);
    const below = normalizeAddress(`${site.basePath}/${decoded}`);
    const fromRoot = addresses.files.get(path.join(site.sourceDir, decoded));
    return isKnown ? address : (fromRoot ?? (addresses.pages.has(below) ? below : address));
  }
  const absolute = path.resolve(path.dirname(page.file), decoded);
  const known = addresses.files.get(absolute) ?? addresses.files.get(absolute.replace(/\/$/, ''));
  if (known !== undefined) return known;
  // Browsers resolve a path from the address, which ends with a slash or not.
  const candidates = [`${page.address}/`, page.address].map((base) =>
    resolveAddress(decoded, base),
  );
  return candidates.find((candidate) => addresses.pages.has(candidate)) ?? candidates[1] ?? decoded;
}

function findAnchor(hash: string, { ids, anchors }: PageIds): string | undefined {
  const wanted = decodePath(hash);
  const found = anchors.get(wanted) ?? anchors.get(hash) ?? wanted;
  return ids.has(found) ? found : undefined;
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

function locationIn(page: SourcePage, node: Nodes) {
  return {
    file: page.file,
    ...(node.position && { line: node.position.start.line + page.lineOffset }),
  };
}

/** An address without a host, such as `///`, stays as it is. */
function resolveAddress(address: string, base: string): string {
  const origin = `https://site${base}`;
  return normalizeAddress(
    URL.canParse(address, origin) ? new URL(address, origin).pathname : address,
  );
}
