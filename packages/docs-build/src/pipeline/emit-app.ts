import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from 'docs-shell/page-document';
import { writeChangesData } from '../api/history/write-changes-data';
import { createPortablePaths } from '../cache/portable-paths';
import { removeOutputList, writeOutputList } from '../lib/output-list';
import { swapFolder } from '../lib/swap-folder';
import { writeExtraFiles } from '../emit/write-extra-files';
import { writeLicenses } from '../emit/write-licenses';
import { writeManifests } from '../emit/write-manifests';
import { writeMarkdownFiles } from '../emit/write-markdown-files';
import { writeSitemaps } from '../emit/create-sitemap';
import { postprocessApp } from '../postprocess/postprocess-app';
import { writeLogos } from '../postprocess/write-logos';
import type { RenderedApp } from '../render/render-pages';
import { writeSearchIndexes } from '../search-index/write-search-indexes';
import type { BuildContext } from './build-context';
import type { BundledApp } from './bundle-app';
import type { AppDocuments } from './documents/compose-app';

interface EmittedParts {
  readonly bundled: BundledApp;
  readonly documents: AppDocuments;
  readonly rendered: RenderedApp;
}

/**
 * Writes `dist/`: pages, assets, search indexes, sitemaps, markdown, the worker, and last the manifests that list them.
 * Writes to `.docs/dist`, and renames the folder when it is complete. Then writes the list of its files. A build that
 * stops early leaves the previous `dist/`, or one without a list, which the assembly of the site refuses.
 */
export async function emitApp(
  { app: { appDir, apis, config, configFile }, assetsUrl, cache }: BuildContext,
  { bundled, documents, rendered }: EmittedParts,
): Promise<void> {
  const { app, markdown, pages } = documents;
  const { shellScripts, worker } = bundled;
  const distDir = path.join(appDir, 'dist');
  const outDir = path.join(appDir, buildFolder, 'dist');
  await postprocessApp({
    ...rendered,
    publicDir: path.join(appDir, 'public'),
    assets: bundled.assets,
    assetsUrl,
    outDir,
  });
  await writeLogos(app.products, outDir);
  await writeSearchIndexes({ app, assetsUrl, outDir, cache });
  await writeSitemaps(app, outDir);
  writeChangesData(apis, outDir);
  await writeMarkdownFiles({ app, pages, markdown, outDir });
  if (worker !== undefined) {
    await writeFile(path.join(outDir, 'sw.js'), worker);
  }
  await writeLicenses({
    products: app.products,
    assets: bundled.assets,
    toAbsolute: createPortablePaths(appDir).toAbsolute,
    outDir,
  });
  await writeExtraFiles({ app, pages, emit: config.emit, outDir, configFile });
  await writeManifests({ app, pages, shellScripts, outDir, cache });
  await removeOutputList(appDir);
  await swapFolder(outDir, distDir);
  await writeOutputList(appDir);
}
