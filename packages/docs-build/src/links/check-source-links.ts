import { normalizePathname, resolveLocation, toHref, type ProductTable } from 'docs-shell/routing';
import { closestName, type Diagnostic, type DiagnosticMessage } from 'diagnostics';
import { resolveUrl } from '../lib/resolve-url';
import type { LinkTarget } from './link-target';

/** A link with its location in the source. */
export interface LocatedLink {
  readonly href: string;
  /** Address of the page with the link, to which relative links are relative. */
  readonly from: string;
  /** Whether the link is the target of a redirect, which must not lead to another redirect. */
  readonly isRedirect?: true;
  readonly location: Pick<Diagnostic, 'file' | 'line' | 'path'>;
}

interface LinkContext {
  readonly productTable: ProductTable;
  /** The pages of each known product. Links to other products are not checked. */
  readonly targets: ReadonlyMap<string, LinkTarget>;
}

/** Reports links of an app's sources that lead to no page or anchor, in its own products and in others. */
export function checkSourceLinks(
  links: readonly LocatedLink[],
  context: LinkContext,
): readonly Diagnostic[] {
  return links.flatMap((link) => {
    const resolved = resolveUrl(link.href, link.from);
    if (resolved.kind !== 'internal') return [];
    const finding = checkLink(link, resolved, context);
    return finding ? [{ ...link.location, ...finding }] : [];
  });
}

function checkLink(
  { href, isRedirect }: LocatedLink,
  { pathname: path, anchor }: { readonly pathname: string; readonly anchor: string },
  { productTable, targets }: LinkContext,
): DiagnosticMessage | undefined {
  const { language, pathname, productId } = resolveLocation(path, productTable);
  const target = targets.get(productId);
  if (!target) return undefined;
  const received = `a link to ${href}`;
  if (/\.mdx?$/i.test(path)) {
    if (isMarkdownOfPage(pathname, target)) return undefined;
    return {
      code: 'DOCS5001',
      received: `${received}, a source file`,
      expected: 'the address of a page',
      hint: suggestPage(pathname.replace(/(\/index)?\.mdx?$/i, ''), target, {
        language,
        productTable,
      }),
    };
  }
  if (isFile(path, target)) return undefined;
  const page = target.pages.find((candidate) => candidate.pathname === pathname);
  const moved = target.redirects.find(({ from }) => normalizePathname(from) === pathname);
  if (!target.languages.includes(language)) {
    return {
      code: 'DOCS5004',
      received: `${received}, but ${productId} is not published in “${language}”`,
      expected: `one of its languages: ${target.languages.join(', ')}`,
      hint: `Write ${toHref(pathname, 'en')}`,
    };
  }
  if (!page && moved) {
    // Another team can move its pages at any time. Its redirect keeps the link working.
    if (!target.isOwn && !isRedirect) return undefined;
    return {
      code: 'DOCS5003',
      received: `${received}, which has moved`,
      expected: 'the address of a page: each redirect costs a round trip',
      hint: `Write ${toHref(moved.to, language, productTable)}`,
    };
  }
  if (!page) {
    return {
      code: 'DOCS5001',
      received: `${received}, which leads nowhere`,
      expected: `a page of ${productId}`,
      hint: suggestPage(pathname, target, { language, productTable }),
    };
  }
  const address = toHref(pathname, language, productTable);
  if (path !== address) {
    return {
      code: 'DOCS5003',
      received,
      expected: 'the one address of the page: each other one costs a redirect',
      hint: `Write ${address}${/[?#].*$/.exec(href)?.[0] ?? ''}`,
    };
  }
  if (anchor === '' || anchor === 'top' || page.anchors.includes(anchor)) return undefined;
  if (target.brokenPages?.has(pathname)) return undefined;
  const meant = closestName(anchor, page.anchors);
  const known = page.anchors.slice(0, 5).join(', ');
  return {
    code: 'DOCS5002',
    received: `${received}, but ${address} has no heading “${anchor}”`,
    expected: 'the id of a heading or demo of that page',
    hint:
      meant !== undefined
        ? `Did you mean #${meant}?`
        : known
          ? `Its ids: ${known}.`
          : 'Link to the page without an anchor.',
  };
}

function suggestPage(
  pathname: string,
  { pages }: LinkTarget,
  { language, productTable }: Pick<LinkContext, 'productTable'> & { readonly language: string },
): string {
  const meant = closestName(
    pathname,
    pages.map((page) => page.pathname),
  );
  return meant === undefined
    ? 'Correct the address, or add the page.'
    : `Did you mean ${toHref(meant, language, productTable)}?`;
}

/** Each page is published as markdown too, at `index.md` below its address. */
function isMarkdownOfPage(pathname: string, { pages }: LinkTarget): boolean {
  return pages.some((page) => `${page.pathname}/index.md` === pathname);
}

/** Files of this app exist only after a build. The check of the site covers links to them. */
function isFile(path: string, { isOwn, files }: LinkTarget): boolean {
  return /\.[a-z0-9]+$/i.test(path) && (isOwn || files.includes(path));
}
