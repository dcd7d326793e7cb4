import type { PageEntry, Redirect } from 'docs-shell/product';
import type { ImportReport } from '../report';
import type { EntryBadges, SourceEntry, SourceSite } from '../types';
import { normalizeAddress, type AddressMap } from './addresses';

interface NavigationContext {
  readonly site: SourceSite;
  readonly addresses: AddressMap;
  readonly rootPath: string;
  readonly report: ImportReport;
}

/** Returns the navigation with new pathnames. Pages without an entry are added at the end. */
export function convertNavigation({
  site,
  addresses,
  rootPath,
  report,
}: NavigationContext): readonly PageEntry[] {
  const used = new Set<string>();
  const pathnames = new Set(
    [...addresses.pages.keys()].map((address) => addresses.toPathname(address)),
  );
  const groupName = (title: string) => {
    const slug =
      title
        .toLowerCase()
        .replaceAll(/[^a-z\d]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'group';
    for (let count = 1; ; count += 1) {
      const name = `${rootPath}/${slug}-group${count > 1 ? `-${count}` : ''}`;
      if (!used.has(name) && !pathnames.has(name)) return name;
    }
  };
  const convert = (entry: SourceEntry): PageEntry[] => {
    const { address, location, linkProps } = entry;
    const title = entry.title ?? entry.subheader;
    const children = (entry.children ?? []).flatMap(convert);
    const badges = listBadges(entry);
    if (address !== undefined && /^https?:\/\//.test(address)) {
      if (used.has(address)) return children;
      used.add(address);
      const secure = address.replace(/^http:/, 'https:');
      return [
        { pathname: secure, title: title ?? address, ...badges, ...(linkProps && { linkProps }) },
      ];
    }
    const old = address === undefined ? undefined : normalizeAddress(address);
    const page = old === undefined ? undefined : addresses.findPathname(old);
    if (page !== undefined && !used.has(page)) {
      used.add(page);
      return [{ pathname: page, ...badges, ...(children.length > 0 && { children }) }];
    }
    if (page !== undefined) {
      report.changed(location, {
        kind: 'entry',
        what: `a second entry of ${old ?? ''}`,
        result: 'left out',
      });
    }
    if (children.length > 0) {
      const pathname = groupName(title ?? old ?? 'group');
      used.add(pathname);
      if (entry.subheader !== undefined)
        return [{ pathname, subheader: entry.subheader, children }];
      return [{ pathname, title: title ?? 'More', ...badges, children }];
    }
    if (page !== undefined || old === undefined) return [];
    if (entry.planned === true) {
      const pathname = addresses.toPathname(old);
      if (used.has(pathname)) return [];
      used.add(pathname);
      return [{ pathname, title: title ?? titleOfAddress(old), ...badges }];
    }
    if (site.siteUrl !== undefined) {
      const url = `${site.siteUrl}${old}/`;
      if (used.has(url)) return [];
      used.add(url);
      report.changed(location, {
        kind: 'entry',
        what: `the entry ${old}, whose page was not imported`,
        result: url,
      });
      return [{ pathname: url, title: title ?? titleOfAddress(old), ...badges }];
    }
    report.notImported(location, {
      kind: 'entry',
      what: `the entry ${old}`,
      todo: 'Import its page, or add an entry for its new address.',
    });
    return [];
  };
  const entries = site.navigation.flatMap(convert);
  const rest = [...addresses.pages.values()].filter(
    ({ address }) => !used.has(addresses.toPathname(address)),
  );
  const others = rest.map((page): PageEntry => {
    const pathname = addresses.toPathname(page.address);
    if (pathname !== (rootPath || '/')) {
      report.changed(
        { file: page.file },
        {
          kind: 'entry',
          what: 'a page without an entry',
          result: 'an entry at the end of the navigation',
        },
      );
    }
    return { pathname };
  });
  const root = others.filter(({ pathname }) => pathname === (rootPath || '/'));
  const end = others.filter((entry) => !root.includes(entry));
  const more =
    end.length > 0
      ? [{ pathname: groupName('more pages'), title: 'More pages', children: end }]
      : [];
  return [...root, ...entries, ...more];
}

function titleOfAddress(address: string): string {
  const words = (address.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function listBadges(entry: EntryBadges): Partial<PageEntry> {
  const { plan, newFeature, planned, unstable, beta, legacy } = entry;
  return {
    ...(plan && { plan }),
    ...(newFeature && { newFeature }),
    ...(planned && { planned }),
    ...(unstable && { unstable }),
    ...(beta && { beta }),
    ...(legacy && { legacy }),
  };
}

/** Redirects that the product can have, and those that the server of the old site needs. */
export interface ConvertedRedirects {
  readonly redirects: readonly Redirect[];
  /** Every old address with its new one, for the server of the old site. */
  readonly table: Readonly<Record<string, string>>;
}

/** Returns the redirects of pages that moved, and the redirects of the old site. */
export function convertRedirects(
  { site, addresses, rootPath, report }: NavigationContext,
  owns: (pathname: string) => boolean,
): ConvertedRedirects {
  const table = new Map<string, string>();
  const redirects = new Map<string, Redirect>();
  for (const address of addresses.pages.keys()) table.set(address, addresses.toPathname(address));
  for (const { from, to, location } of site.redirects) {
    const old = normalizeAddress(from);
    const [, target = '', hash = ''] = /^([^?#]*)[^#]*(#.*)?$/.exec(to) ?? [];
    const page = addresses.followRedirects(normalizeAddress(target));
    const pathname = page === undefined ? undefined : addresses.findPathname(page);
    if (addresses.pages.has(old) || table.has(old)) continue;
    if (/[*:]/.test(from) || pathname === undefined || /^https?:/.test(to)) {
      report.notImported(location, {
        kind: 'redirect',
        what: `${from} → ${to}`,
        todo: 'Keep it at the server of the old site.',
      });
      continue;
    }
    table.set(old, pathname + hash);
  }
  const pathnames = new Set(
    [...addresses.pages.keys()].map((address) => addresses.toPathname(address)),
  );
  for (const [old, target] of table) {
    const from = addresses.pages.has(old) ? old : addresses.toPathname(old);
    const isPage = pathnames.has(from);
    // A product always has a start page.
    const isStart = from === (rootPath || '/');
    if (!isPage && !isStart && from !== target && owns(from) && !/^\/[a-z]{2}(\/|$)/.test(from)) {
      redirects.set(from, { from, to: target });
    }
  }
  return { redirects: [...redirects.values()], table: Object.fromEntries(table) };
}
