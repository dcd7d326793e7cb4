import path from 'node:path';
import type { PageEntry, VersionInput } from 'docs-shell/product';
import {
  contentSlug,
  findOwner,
  type ProductRoute,
  type ProductTable,
  rootPathOf,
} from 'docs-shell/routing';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { stringifyPage } from '../markdown/stringify';
import type { ImportReport } from '../report';
import type { SourcePage, SourceSite, SourceVersion } from '../types';
import { mapAddresses } from './addresses';
import type { DemoContext } from './demos';
import { type ConvertedHeadings, convertHeadings } from './headings';
import { convertImages } from './images';
import { insertDemos } from './insert-demos';
import { type PageIds, rewriteLinks } from './links';
import { type ConvertedRedirects, convertNavigation, convertRedirects } from './navigation';
import type { OutputFile } from './output-file';
import type { AddressMap } from './addresses';

/** Checks of the build, which the caller passes in. */
export interface PlatformRules {
  /** Returns what is expected instead of an image file, or undefined if it can be used. */
  readonly checkImage: (file: string) => Promise<string | undefined>;
}

interface ConvertOptions {
  readonly site: SourceSite;
  readonly report: ImportReport;
  readonly route: ProductRoute;
  readonly productTable: ProductTable;
  readonly demos: DemoContext;
  readonly rules: PlatformRules;
}

/** The documentation as files of an app. */
export interface ConvertedSite extends ConvertedRedirects {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageEntry[];
  /** Besides English. */
  readonly languages: readonly string[];
  /** Undefined if the site has one version. */
  readonly versions: readonly VersionInput[] | undefined;
}

/** Converts pages, demos, images, navigation and redirects of a site to files of an app. */
export async function convertSite(options: ConvertOptions): Promise<ConvertedSite> {
  const { site, report, route, productTable } = options;
  const rootPath = rootPathOf(route);
  const addresses = mapAddresses(site, rootPath);
  const converted = new Map(
    site.pages.map((page) => [page, convertHeadings(page, page.root, report)]),
  );
  const idsOf = createIds(converted);
  const files: OutputFile[] = [];
  for (const [page, headings] of converted) {
    const pathname = addresses.toPathname(page.address);
    const slug = contentSlug(pathname, productTable);
    const { root } = headings;
    files.push(...insertDemos(page, root, { ...options.demos, report }));
    files.push(
      ...(await convertImages(page, root, {
        site,
        report,
        contentFolder: path.posix.dirname(slug),
        checkImage: options.rules.checkImage,
      })),
    );
    const description = describePage(page.description, page.title, root);
    rewriteLinks(page, root, { site, addresses, idsOf, report });
    const name = `content/${slug}${page.language === 'en' ? '' : `.${page.language}`}.mdx`;
    const frontMatter = createFrontMatter(page, headings, description.text);
    files.push({
      path: name,
      content: stringifyPage(frontMatter, root),
      location: { file: page.file },
    });
    report.imported(
      { file: page.file },
      {
        kind: page.language === 'en' ? 'page' : 'translation',
        what: page.title,
        result: `${name}, ${pathname}`,
      },
    );
    if (!description.isOwn) {
      const what =
        page.description === undefined
          ? 'no description'
          : `a description of ${page.description.length} characters`;
      report.changed(
        { file: page.file, line: 1 },
        {
          kind: 'description',
          what,
          result: description.text,
          todo: 'Read it: search engines show it.',
        },
      );
    }
  }
  const context = { site, addresses, rootPath, report };
  const owns = (pathname: string) => findOwner(pathname, productTable)?.route === route;
  return {
    files,
    pages: convertNavigation(context),
    ...convertRedirects(context, owns),
    versions: convertVersions(context),
    languages: [...new Set(site.pages.map(({ language }) => language))]
      .filter((language) => language !== 'en')
      .sort(),
  };
}

function createIds(
  converted: ReadonlyMap<SourcePage, ConvertedHeadings>,
): (address: string) => PageIds {
  const ids = new Map<string, PageIds>();
  for (const [page, headings] of converted) {
    if (page.language === 'en') ids.set(page.address, headings);
  }
  return (address) => ids.get(address) ?? { ids: new Set(), anchors: new Map() };
}

function createFrontMatter(
  { title, navigationTitle, fields }: SourcePage,
  { anchors }: ConvertedHeadings,
  description: string,
): Readonly<Record<string, unknown>> {
  const { components, githubSource, package: packageName, waiAria } = fields;
  return {
    title,
    ...(navigationTitle && navigationTitle !== title && { navigationTitle }),
    description,
    ...(components && components.length > 0 && { components }),
    ...(githubSource && { githubSource }),
    ...(packageName && { package: packageName }),
    ...(waiAria && { waiAria }),
    ...(anchors.size > 0 && { anchors: Object.fromEntries(anchors) }),
    imported: true,
  };
}

const minDescriptionLength = 60;
const maxDescriptionLength = 160;

/** The description of a page, and how it was found. */
interface Description {
  readonly text: string;
  readonly isOwn: boolean;
}

/** Returns a description of 60 to 160 characters: the page's own, or one from its first sentences. */
function describePage(own: string | undefined, title: string, root: Root): Description {
  const given = clean(own ?? '');
  if (given.length >= minDescriptionLength && given.length <= maxDescriptionLength)
    return { text: given, isOwn: true };
  const paragraphs = listParagraphs(root.children)
    .map(clean)
    .filter((text) => text !== '' && text !== given);
  const headings = root.children
    .filter(({ type }) => type === 'heading')
    .map((node) => clean(toString(node)));
  const parts = [given, ...paragraphs].filter((text) => text !== '').map(endSentence);
  let text = '';
  for (const part of parts) {
    if (text.length >= minDescriptionLength) break;
    text = text === '' ? part : `${text} ${part}`;
  }
  if (text.length < minDescriptionLength && headings.length > 0) {
    text = `${text || `${title}.`} On this page: ${headings.join(', ')}.`;
  }
  while (text.length < minDescriptionLength)
    text = `${text} ${title}: what it is and how to use it.`.trim();
  return { text: shorten(text), isOwn: false };
}

/** Paragraphs of the page itself, without callouts, lists and tables. */
function listParagraphs(nodes: readonly Nodes[]): string[] {
  return nodes.filter(({ type }) => type === 'paragraph').map((node) => toString(node));
}

function clean(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text.replace(/[:;,]$/, '')}.`;
}

/** Ends a text at a sentence, or else at a word. */
function shorten(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength);
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  if (sentence + 1 >= minDescriptionLength) return cut.slice(0, sentence + 1);
  const words = text.slice(0, maxDescriptionLength - 1);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), minDescriptionLength)).replace(/[\s,;:(–-]+$/, '')}…`;
}

interface VersionContext {
  readonly site: SourceSite;
  readonly addresses: AddressMap;
  readonly rootPath: string;
  readonly report: ImportReport;
}

/**
 * Returns the version menu: the imported version, and links to the others at the old site. Undefined if the site has one
 * version.
 */
function convertVersions(context: VersionContext): readonly VersionInput[] | undefined {
  const { site, addresses, rootPath, report } = context;
  const { siteUrl, versions = [] } = site;
  if (versions.length === 0) return undefined;
  const paths = [...addresses.pages.keys()].map((address) =>
    addresses.toPathname(address).slice(rootPath.length),
  );
  const links = versions.flatMap((version): VersionInput[] => {
    if (siteUrl === undefined) {
      report.notImported(version.location, {
        kind: 'version',
        what: `version ${version.label} with ${version.paths.length} pages`,
        todo: 'Import again with --site-url, so that the version menu can link to the old site.',
      });
      return [];
    }
    const href = `${siteUrl}${version.address}`;
    report.changed(version.location, {
      kind: 'version',
      what: `version ${version.label} with ${version.paths.length} pages`,
      result: `a link to ${href} in the version menu`,
      todo: 'Keep its site, or import it into a product of its own with --version.',
    });
    const samePaths = listSamePaths(paths, version);
    // Without an index document, a version has no page at its root.
    const depthOf = (name: string) => name.split('/').length;
    const [first] = version.paths.toSorted((a, b) => depthOf(a) - depthOf(b));
    const start = version.paths.includes('') ? undefined : `${href}${first ?? ''}`;
    return [
      {
        text: version.label,
        href,
        ...(samePaths.length > 0 && { samePaths }),
        ...(start !== undefined && { start }),
      },
    ];
  });
  return [{ current: true }, ...links];
}

/** Returns the shorter of two lists: the pages that both versions have, or all pages but those that one lacks. */
function listSamePaths(paths: readonly string[], version: SourceVersion): readonly string[] {
  const known = new Set(version.paths);
  const own = paths.filter((name) => name !== '');
  const same = own.filter((name) => known.has(name)).sort();
  const missing = own
    .filter((name) => !known.has(name))
    .map((name) => `!${name}`)
    .sort();
  return missing.length + 1 < same.length ? ['/*', ...missing] : same;
}
