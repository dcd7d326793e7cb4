import type { AppData, PageDocument, ShellAssets } from 'docs-shell/page-document';
import type { PublicConfig } from 'docs-shell/config';
import { productTable } from 'products';
import { loadApp, type LoadedApp } from '../app';
import { logStep } from '../cli/log-step';
import { DocsError } from '../faults';
import { checkOwnLinks } from '../links/check-links';
import { buildBoot } from '../islands/build-boot';
import type { AssetFile } from '../islands/build-library';
import { compileApp, type CompiledPage } from './compile-app';
import { composePage } from './compose-page';
import { buildFonts } from './build-fonts';
import { buildPageDemos, noDemos } from './build-page-demos';

/** URL prefix of all files that are named by their content. */
export const assetsUrl = '/_assets/';

/** Everything that Next and the finishing step need of an app. */
export interface BuiltApp {
  readonly app: AppData;
  readonly pages: readonly PageDocument[];
  readonly assets: readonly AssetFile[];
}

/** Validates and compiles an app and builds its islands. Throws one `DocsError` with all faults. */
export async function buildApp(appDir: string, config: PublicConfig): Promise<BuiltApp> {
  const app = await logStep('Checking the manifest', () => loadApp(appDir));
  throwFaults(app.faults);
  const compiled = await logStep('Compiling content', () => compileApp(app));
  throwFaults([...compiled.faults, ...checkOwnLinks(app, compiled.pages)]);
  const boot = await logStep('Building the shell’s script', () => buildBoot(appDir));
  const fonts = await buildFonts(assetsUrl);
  const built =
    app.demoFiles.length > 0
      ? await logStep(`Building and rendering ${app.demoFiles.length} demos`, () =>
          buildPageDemos(app, compiled.highlighter, assetsUrl),
        )
      : noDemos;
  throwFaults(built.faults);
  await compiled.highlighter.save();
  return {
    app: describeApp(app, compiled.pages, {
      assets: { scripts: [assetsUrl + boot.fileName], stylesheets: [fonts.urls.icons] },
      config,
    }),
    pages: compiled.pages.map((page) =>
      composePage({ ...page, demos: built.demos, fonts: fonts.urls }),
    ),
    assets: [boot, ...fonts.assets, ...built.assets],
  };
}

function throwFaults(faults: ConstructorParameters<typeof DocsError>[0]): void {
  if (faults.length > 0) {
    throw new DocsError(faults);
  }
}

interface DescribeAppOptions {
  readonly assets: ShellAssets;
  readonly config: PublicConfig;
}

/** What all pages of an app share. */
export function describeApp(
  app: LoadedApp,
  pages: readonly CompiledPage[],
  { assets, config }: DescribeAppOptions,
): AppData {
  return {
    products: app.products,
    productTable,
    languages: [...new Set(['en', ...pages.map(({ language }) => language)])],
    pages: pages.map(({ pathname, language }) => ({ pathname, language })),
    titles: Object.fromEntries(
      pages
        .filter(({ language }) => language === 'en')
        .map(({ pathname, content }) => [pathname, content.frontMatter.title]),
    ),
    assets,
    config,
  };
}
