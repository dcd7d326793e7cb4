import type { PublicConfig } from 'docs-shell/config';
import type { AppData, ShellAssets } from 'docs-shell/page-document';
import type { LoadedApp } from '../../load';
import type { CompiledPage } from '../../content/compiled-page';
import { playgroundPathname } from '../../sandboxes/playground-pathname';

/** A page as other pages of its app list it. */
export interface ListedPage {
  readonly pathname: string;
  readonly language: string;
  /** Title in the navigation. */
  readonly title: string;
}

/** Returns the entry of a compiled page in the app data. */
export function listPage({ pathname, language, content }: CompiledPage): ListedPage {
  const { navigationTitle, title } = content.frontMatter;
  return { pathname, language, title: navigationTitle ?? title };
}

interface DescribeAppOptions {
  /** Pathnames of the documents that hold one demo each. */
  readonly demoFrames: readonly string[];
  readonly assets: ShellAssets;
  readonly config: PublicConfig;
}

/** The data that all pages of an app share, without the files of large navigations, which are written from it. */
export type DescribedApp = Omit<AppData, 'navigationLists'>;

/** Returns the data that all pages of an app share. */
export function describeApp(
  app: LoadedApp,
  pages: readonly ListedPage[],
  { assets, config, demoFrames }: DescribeAppOptions,
): DescribedApp {
  return {
    products: app.products,
    productTable: app.productTable,
    languages: [...new Set(['en', ...app.products.flatMap(({ languages = [] }) => languages)])],
    pages: pages.map(({ pathname, language }) => ({ pathname, language })),
    demoFrames: [...demoFrames, ...(app.demoFiles.length > 0 ? [playgroundPathname(app)] : [])],
    titles: listTitles(pages, 'en'),
    translations: app.translations,
    translatedTitles: Object.fromEntries(
      [...new Set(pages.map(({ language }) => language))]
        .filter((language) => language !== 'en')
        .map((language) => [language, listTitles(pages, language)]),
    ),
    assets,
    config,
  };
}

function listTitles(
  pages: readonly ListedPage[],
  wanted: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pages
      .filter(({ language }) => language === wanted)
      .map(({ pathname, title }) => [pathname, title]),
  );
}
