import type { Fault } from '../../faults';
import type { Site, SiteRedirect } from '../site';
import { resolveFile } from './resolve-file';
import { resolveUrl } from './resolve-url';
import { suggestAnchors, suggestPage } from './suggest';

/**
 * Redirects lead from addresses without page to pages in one step, across products too (SPEC RT-5). Each app alone has
 * been checked for what it can know; what remains came with the deployment of another one.
 */
export function findRedirectFaults(site: Site, siteFolder: string): readonly Fault[] {
  return [...site.redirects].flatMap(([from, redirect]) =>
    findFindings(from, redirect, site).map((finding) => ({
      file: `${siteFolder}/${redirect.file}`,
      path: redirect.path,
      ...finding,
    })),
  );
}

function findFindings(from: string, { to }: SiteRedirect, site: Site): Omit<Fault, 'file'>[] {
  const found = `a redirect from ${from} to ${to}`;
  const resolved = resolveUrl(to, '/');
  const { pathname, anchor } =
    resolved.kind === 'internal' ? resolved : { pathname: to, anchor: '' };
  const hidden = resolveFile(from, site.transferBytes);
  if (hidden.kind === 'file') {
    return [
      {
        found: `${found}, but ${from} is a page`,
        expected: 'an address that has no page any more',
        fix: 'Remove the redirect or the page.',
      },
    ];
  }
  const target = resolveFile(pathname, site.transferBytes);
  if (target.kind === 'file') {
    const page = site.pages.get(target.file);
    if (!page || anchor === '' || page.ids.has(anchor)) return [];
    return [
      {
        found: `${found}, but ${page.pathname} has no id "${anchor}"`,
        expected: 'the id of an element of that page',
        fix: suggestAnchors(anchor, page),
      },
    ];
  }
  const next = site.redirects.get(pathname);
  return [
    next
      ? {
          found: `${found}, which is sent on to ${next.to}`,
          expected: 'a page, reached in one hop',
          fix: next.to === from ? 'Break the loop.' : `Write ${next.to} in product.ts.`,
        }
      : {
          found: `${found}, which leads nowhere`,
          expected: 'a page of the site',
          fix: suggestPage(pathname, site.pages.values()),
        },
  ];
}
