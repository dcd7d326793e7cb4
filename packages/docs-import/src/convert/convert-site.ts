import path from 'node:path';
import type { PageEntry } from 'docs-shell/manifest';
import {
  contentSlug,
  findOwner,
  rootPathOf,
  type ProductRoute,
  type ProductTable,
} from 'docs-shell/routing';
import { stringifyPage } from '../markdown/stringify';
import type { ImportReport } from '../report';
import type { SourcePage, SourceSite } from '../types';
import { mapAddresses } from './addresses';
import type { DemoContext } from './demos';
import { describePage } from './describe-page';
import { convertHeadings, type ConvertedHeadings } from './headings';
import { convertImages } from './images';
import { rewriteLinks, type PageIds } from './links';
import { convertNavigation, convertRedirects, type ConvertedRedirects } from './navigation';
import type { OutputFile } from './output-file';
import { placeDemos } from './place-demos';

/** What the platform checks, as the build does it. */
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

/** A documentation in the form of an app. */
export interface ConvertedSite extends ConvertedRedirects {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageEntry[];
  /** Besides English. */
  readonly languages: readonly string[];
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
    const pathname = addresses.move(page.address);
    const slug = contentSlug(pathname, productTable);
    const { root } = headings;
    files.push(...placeDemos(page, root, { ...options.demos, report }));
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
      place: { file: page.file },
    });
    report.taken(
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
  const { components, githubSource, waiAria } = fields;
  return {
    title,
    ...(navigationTitle && navigationTitle !== title && { navigationTitle }),
    description,
    ...(components && components.length > 0 && { components }),
    ...(githubSource && { githubSource }),
    ...(waiAria && { waiAria }),
    ...(anchors.size > 0 && { anchors: Object.fromEntries(anchors) }),
    imported: true,
  };
}
