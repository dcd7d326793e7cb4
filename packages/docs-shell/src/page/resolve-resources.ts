import type { InstalledPackage } from '../product';
import type { ApiPageFacts, FrontMatter } from '../page-document';
import type { ProductTable } from '../routing';
import { apiFolder, isExternal, toHref } from '../routing';
import { formatMessage, type Messages } from '../i18n';
import type { PageResource } from './types';

interface ResourceSource {
  readonly frontMatter: FrontMatter;
  /** Present on an API page. */
  readonly api?: ApiPageFacts | undefined;
  readonly productId: string;
  readonly productTable: ProductTable;
  readonly library: InstalledPackage | undefined;
  readonly language: string;
  readonly hasPage: (pathname: string) => boolean;
  readonly messages: Messages;
}

/**
 * Returns what belongs to a page according to its front matter: API pages, source, package and pattern.
 * An API without a page is listed without a link.
 */
export function resolveResources(source: ResourceSource): PageResource[] {
  const { frontMatter, api, library, messages } = source;
  const { components = [], githubSource, waiAria } = frontMatter;
  const apis = components.map((name): PageResource => {
    const href = findApiPage(name, source);
    return {
      kind: 'api',
      title: formatMessage(messages.linkApi, { name }),
      ...(href && { href }),
    };
  });
  const npmPackage: NpmPackage | undefined = api?.package ?? findPackage(source);
  return [
    ...(api ? listApiLinks(api, source) : []),
    ...apis,
    ...(githubSource !== undefined && library?.repositoryUrl !== undefined
      ? [
          {
            kind: 'source' as const,
            title: messages.linkSource,
            href: `${library.repositoryUrl}/tree/${library.tag}/${githubSource}`,
          },
        ]
      : []),
    ...(waiAria === undefined
      ? []
      : [{ kind: 'pattern' as const, title: messages.linkPattern, href: waiAria }]),
    ...(npmPackage
      ? [
          {
            kind: 'package' as const,
            title: formatMessage(messages.linkPackage, { name: npmPackage.name }),
            href: writeNpmUrl(npmPackage),
          },
        ]
      : []),
  ];
}

interface NpmPackage {
  readonly name: string;
  /** Undefined for a package that is not the product's. */
  readonly version?: string;
}

function writeNpmUrl({ name, version }: NpmPackage): string {
  const page = `https://www.npmjs.com/package/${name}`;
  return version === undefined ? page : `${page}/v/${version}`;
}

/** Returns the package that a page names, or that of the product if the page is about exports or files of it. */
function findPackage({ frontMatter, library }: ResourceSource): NpmPackage | undefined {
  const { components = [], githubSource, package: name } = frontMatter;
  if (name !== undefined && name !== library?.packageName) return { name };
  const isAboutLibrary = components.length > 0 || githubSource !== undefined || name !== undefined;
  return isAboutLibrary && library
    ? { name: library.packageName, version: library.version }
    : undefined;
}

/** Links from an API page to the demos and the source of what it documents. */
function listApiLinks(
  { demos, sourceHref }: ApiPageFacts,
  { language, messages, productTable }: ResourceSource,
): PageResource[] {
  return [
    ...demos.map(({ title, href }) => ({
      kind: 'demos' as const,
      title: formatMessage(messages.linkDemos, { name: title }),
      href: isExternal(href) ? href : toHref(href, language, productTable),
    })),
    ...(sourceHref === undefined
      ? []
      : [{ kind: 'source' as const, title: messages.linkSource, href: sourceHref }]),
  ];
}

function findApiPage(name: string, source: ResourceSource): string | undefined {
  const { productId, productTable, language, hasPage } = source;
  const route = productTable.find((row) => row.productId === productId);
  // API documents are named in kebab case: `CSPProvider` is at `csp-provider`.
  const slug = name
    .replaceAll(/[_.]|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase();
  const pathname = route && `${apiFolder(route)}/${slug}`;
  return pathname !== undefined && hasPage(pathname)
    ? toHref(pathname, language, productTable)
    : undefined;
}
