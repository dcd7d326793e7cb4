import type { InstalledLibrary } from '../manifest';
import type { FrontMatter } from '../page-document';
import type { ProductTable } from '../routing';
import { normalizePathname, toHref } from '../routing';
import { formatMessage, type Messages } from '../translations';
import type { PageLink } from './types';

interface ResourceSource {
  readonly frontMatter: FrontMatter;
  readonly productId: string;
  readonly productTable: ProductTable;
  readonly library: InstalledLibrary | undefined;
  readonly language: string;
  readonly hasPage: (pathname: string) => boolean;
  readonly messages: Messages;
}

/**
 * What a page's front matter says that belongs to it: API pages, source, package and pattern (SPEC CT-1).
 * An API without a page is named, but is no link.
 */
export function resolveResources(source: ResourceSource): PageLink[] {
  const { frontMatter, library, messages } = source;
  const { components = [], githubSource, waiAria } = frontMatter;
  const apis = components.map((name): PageLink => {
    const href = findApiPage(name, source);
    return { title: formatMessage(messages.linkApi, { name }), ...(href && { href }) };
  });
  const isAboutLibrary = components.length > 0 || githubSource !== undefined;
  return [
    ...apis,
    ...(githubSource !== undefined && library?.repositoryUrl !== undefined
      ? [
          {
            title: messages.linkSource,
            href: `${library.repositoryUrl}/tree/v${library.version}/${githubSource}`,
          },
        ]
      : []),
    ...(waiAria === undefined ? [] : [{ title: messages.linkPattern, href: waiAria }]),
    ...(isAboutLibrary && library
      ? [
          {
            title: formatMessage(messages.linkPackage, { name: library.packageName }),
            href: `https://www.npmjs.com/package/${library.packageName}/v/${library.version}`,
          },
        ]
      : []),
  ];
}

function findApiPage(name: string, source: ResourceSource): string | undefined {
  const { productId, productTable, language, hasPage } = source;
  const prefixes = productTable.find((route) => route.productId === productId)?.pathPrefixes ?? [];
  const slug = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const pathname = prefixes
    .map((prefix) => normalizePathname(/\/api(\/|$)/.test(prefix) ? prefix : `${prefix}/api`))
    .map((folder) => `${folder}/${slug}`)
    .find((path) => hasPage(path));
  return pathname === undefined ? undefined : toHref(pathname, language);
}
