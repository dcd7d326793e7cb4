import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toPublicConfig } from 'docs-shell/config/load';
import { resolveTranslations } from 'docs-shell/i18n';
import type { AppData, PageDocument } from 'docs-shell/page-document';
import { documentFile } from 'docs-shell/page-document';
import type { PageSource } from '../../checks/parse-page-sources';
import type { AssetFile } from '../../lib/asset-file';
import type { LibraryShare } from '../../lib/library-share';
import type { CompiledPage } from '../../content/compiled-page';
import type { PageMarkdown } from '../../emit/write-markdown-files';
import type { LoadedApp } from '../../load';
import type { BuildContext } from '../build-context';
import type { BundledApp } from '../bundle-app';
import type { CompiledApp } from '../compile-app';
import { bootScriptPlaceholder } from '../../render/framework-files';
import { readDemoSources } from '../demos/read-demo-sources';
import { composePage } from './compose-page';
import { composePlayground, composeDemoFrame, demoFramePathname } from './demo-frames';
import { createPageMarkdown } from './create-page-markdown';
import { describeApp, listPage } from './describe-app';
import { buildNavigationLists } from './navigation-lists';
import { openOutputFolder } from '../../lib/output-folder';

/** Everything that is rendered or emitted for the pages of an app. */
export interface AppDocuments {
  readonly app: AppData;
  readonly pages: readonly PageDocument[];
  /** Documents that hold one demo each, and the one that runs edited code. */
  readonly demoFrames: readonly PageDocument[];
  /** The lists that large navigations load. */
  readonly assets: readonly AssetFile[];
  readonly markdown: readonly PageMarkdown[];
  /** Source files of the pages, for the check of the whole site. */
  readonly sources: readonly PageSource[];
  /** The shares of the libraries in the weight of pages, for the same check. */
  readonly libraryShares: readonly LibraryShare[];
}

/** Composes the documents of all pages from their content and the URLs of their assets. */
export async function composeApp(
  { app, assetsUrl, config }: BuildContext,
  { pages }: CompiledApp,
  bundled: BundledApp,
): Promise<AppDocuments> {
  const { demos, playground } = bundled.demos;
  const publicConfig = toPublicConfig(config);
  const described = describeApp(app, pages.map(listPage), {
    demoFrames: [...bundled.demoFrames.keys()],
    assets: {
      scripts: [bootScriptPlaceholder],
      stylesheets: [bundled.fontUrls.icons],
      font: bundled.robotoUrl,
    },
    config: publicConfig,
  });
  const lists = buildNavigationLists(described, assetsUrl);
  return {
    app: { ...described, navigationLists: lists.urls },
    assets: lists.assets,
    pages: pages.map((page) =>
      composePage({
        ...page,
        demos,
        demoFramePathname: (id) => demoFramePathname(app, id),
        fonts: bundled.fontUrls,
        styles: bundled.styleUrls,
        ogImage: bundled.ogImageUrls.get(page.pathname),
        config: publicConfig,
        messages: resolveTranslations(page.language, app.translations).messages,
      }),
    ),
    demoFrames: [
      ...[...bundled.demoFrames].map(([pathname, id]) => composeDemoFrame(pathname, id, demos)),
      ...(playground === undefined ? [] : [composePlayground(app, playground, demos)]),
    ],
    markdown: await composeMarkdown(app, pages),
    sources: pages.map(describeSource),
    libraryShares: app.libraries.shares,
  };
}

async function composeMarkdown(
  app: LoadedApp,
  pages: readonly CompiledPage[],
): Promise<PageMarkdown[]> {
  const sourceOf = await readDemoSources(app);
  return pages.map(({ pathname, language, content }) => ({
    pathname,
    language,
    text: createPageMarkdown(content, sourceOf),
  }));
}

function describeSource({ pathname, language, sourceFile, content }: CompiledPage): PageSource {
  return {
    pathname,
    language,
    sourceFile,
    links: [...content.links],
  };
}

/**
 * Writes what Next and the check of the site read to the build folder `docsDir`. Documents that have not changed stay in
 * place.
 *
 * @returns digests of the documents of pages, by their path from `docsDir`
 */
export async function writeDocuments(
  docsDir: string,
  documents: AppDocuments,
): Promise<ReadonlyMap<string, string>> {
  const { app, demoFrames, libraryShares, pages, sources } = documents;
  const output = await openOutputFolder(
    path.join(docsDir, 'pages'),
    path.join(docsDir, 'written-pages'),
  );
  for (const page of [...pages, ...demoFrames]) {
    const file = path.posix.relative('pages', documentFile(page.language, page.pathname));
    output.write(file, JSON.stringify(page));
  }
  await output.finish();
  await writeFile(path.join(docsDir, 'app.json'), JSON.stringify(app));
  await writeFile(path.join(docsDir, 'sources.json'), JSON.stringify(sources, null, 1));
  await writeFile(path.join(docsDir, 'libraries.json'), JSON.stringify(libraryShares, null, 1));
  return new Map(output.list().map(({ file, digest }) => [`pages${file}`, digest]));
}
