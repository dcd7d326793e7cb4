import type { Diagnostic } from 'diagnostics';
import type { Site, SiteRedirect } from '../site';
import { resolveFile } from './resolve-file';
import { resolveUrl } from '../../lib/resolve-url';
import { suggestAnchors, suggestPage } from './suggest';

/**
 * Checks that redirects lead from paths without a page to pages, in one step, across products too. The build of each
 * app has checked its own redirects, so the remaining mistakes are caused by the deployment of another app.
 *
 * @param siteFolder folder of the site from the repository's root, for messages: `dist/site`
 */
export function checkRedirectTargets(site: Site, siteFolder: string): readonly Diagnostic[] {
  return [...site.redirects].flatMap(([from, redirect]) =>
    findFindings(from, redirect, site).map((finding) => ({
      file: `${siteFolder}/${redirect.file}`,
      path: redirect.path,
      ...finding,
    })),
  );
}

function findFindings(from: string, { to }: SiteRedirect, site: Site): Omit<Diagnostic, 'file'>[] {
  const received = `a redirect from ${from} to ${to}`;
  const resolved = resolveUrl(to, '/');
  const { pathname, anchor } =
    resolved.kind === 'internal' ? resolved : { pathname: to, anchor: '' };
  const hidden = resolveFile(from, site.transferBytes);
  if (hidden.kind === 'file') {
    return [
      {
        code: 'DOCS2010',
        received: `${received}, but ${from} is a page`,
        expected: 'an address without a page',
        hint: 'Remove the redirect or the page.',
      },
    ];
  }
  const target = resolveFile(pathname, site.transferBytes);
  if (target.kind === 'file') {
    const page = site.pages.get(target.file);
    if (!page || anchor === '' || page.ids.has(anchor)) return [];
    return [
      {
        code: 'DOCS2014',
        received: `${received}, but ${page.pathname} has no id "${anchor}"`,
        expected: 'the id of an element of that page',
        hint: suggestAnchors(anchor, page),
      },
    ];
  }
  const next = site.redirects.get(pathname);
  return [
    next
      ? {
          code: 'DOCS2013',
          received: `${received}, which redirects to ${next.to}`,
          expected: 'a page, not another redirect',
          hint: next.to === from ? 'Break the loop.' : `Write ${next.to} in product.ts.`,
        }
      : {
          code: 'DOCS2014',
          received: `${received}, which leads nowhere`,
          expected: 'a page of the site',
          hint: suggestPage(pathname, site.pages.values()),
        },
  ];
}
