import type { LibrarySettings } from 'docs-shell/config';
import path from 'node:path';
import type { DemoCode } from 'docs-shell/layout';
import { repositoryPath, type LoadedApp } from '../app';
import type { CodeHighlighter } from '../content/highlight';
import { renderDemos } from '../demos/render-demos';
import { demoName } from '../demos/server-entry';
import type { Fault } from '../faults';
import { buildDemos } from '../islands/build-demos';
import type { AssetFile } from '../islands/asset-file';
import { buildLibrary } from '../islands/build-library';
import { hashName } from '../islands/hash-name';
import { listDemos } from './list-demos';
import { openDemoCode, type DemoCodeMaker } from './open-demo-code';
import type { PageDemos } from './page-demos';
import { prepareSheets } from './prepare-sheets';

interface BuiltDemos {
  readonly demos: PageDemos;
  readonly assets: readonly AssetFile[];
  readonly faults: readonly Fault[];
}

/** For apps without demos. */
export const noDemos: BuiltDemos = {
  demos: {
    get: (id) => {
      throw new Error(`This app has no demos, and so not ${id}.`);
    },
    runtime: '',
    stylesheets: [],
    collectStyles: () => undefined,
  },
  assets: [],
  faults: [],
};

/** Builds an app's demos for the browser and renders them for the page. */
export async function buildPageDemos(
  app: LoadedApp,
  highlighter: CodeHighlighter,
  { assetsUrl, settings }: { readonly assetsUrl: string; readonly settings: LibrarySettings },
): Promise<BuiltDemos> {
  const { appDir } = app;
  const demoRootFile = path.join(appDir, 'demo-root.tsx');
  const files = listDemos(app);
  const library = await buildLibrary({ appDir, demoRootFile, assetsUrl, ...app.libraries });
  const bundle = await buildDemos({
    appDir,
    demoRootFile,
    demos: files,
    library,
    assetsUrl,
    settings,
  });
  const outDir = path.join(appDir, '.docs/server');
  const rendered = await renderDemos({ appDir, demoRootFile, demos: files, outDir, settings });
  const code = await makeCode(files, await openDemoCode(appDir, highlighter));
  const sheets = await prepareSheets(app, bundle.sheets, highlighter, assetsUrl);
  const shared = rendered.sharedStyles;
  const sharedFile = shared && { fileName: hashName('demos.css', shared), content: shared };
  return {
    assets: [
      ...library.files,
      ...bundle.files,
      ...(sharedFile ? [sharedFile] : []),
      ...sheets.assets,
    ],
    faults: rendered.faults,
    demos: {
      get: (id) => {
        const module = bundle.modules.get(id);
        const file = files.get(id);
        if (!module || !file) {
          throw new Error(`There is no demo ${id}.`);
        }
        return {
          name: demoName(id),
          module: module.url,
          preload: [...new Set([...bundle.runtime.preload, ...module.preload])].sort(),
          html: rendered.html.get(id) ?? '',
          fallback: rendered.fallbacks.get(id),
          code: code.get(id) ?? [],
          sourceFile: repositoryPath(appDir, file),
          sheets: [...bundle.runtime.sheets, ...module.sheets].flatMap(
            (sheet) => sheets.byFile.get(sheet) ?? [],
          ),
        };
      },
      runtime: bundle.runtime.url,
      stylesheets: sharedFile ? [assetsUrl + sharedFile.fileName] : [],
      collectStyles: (ids) => rendered.collectStyles(ids),
    },
  };
}

async function makeCode(files: ReadonlyMap<string, string>, maker: DemoCodeMaker) {
  const code = new Map<string, readonly DemoCode[]>();
  for (const [id, file] of files) {
    code.set(id, await maker.make(file));
  }
  await maker.save();
  return code;
}
