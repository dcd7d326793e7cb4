import path from 'node:path';
import { buildFolder } from 'docs-shell/page-document';
import { writeChangesData } from '../api/history/write-changes-data';
import { createPortablePaths } from '../cache/portable-paths';
import { removeOutputList, writeOutputList } from '../lib/output-list';
import { openOutputFolder } from '../lib/output-folder';
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
 * Files that have not changed stay in place. Then writes the list of its files. A build that stops early leaves the
 * previous `dist/`, or one without a list, which the assembly of the site refuses.
 */
export async function emitApp(
  { app: { appDir, apis, config, configFile }, assetsUrl, cache }: BuildContext,
  { bundled, documents, rendered }: EmittedParts,
): Promise<void> {
  const { app, markdown, pages } = documents;
  const { shellScripts, worker } = bundled;
  const assets = [...bundled.assets, ...documents.assets];
  const output = await openOutputFolder(
    path.join(appDir, 'dist'),
    path.join(appDir, buildFolder, 'dist'),
  );
  await postprocessApp({
    ...rendered,
    publicDir: path.join(appDir, 'public'),
    assets,
    assetsUrl,
    bootUrl: bundled.bootUrl,
    // Without a worker, every page of a visit would load the styles again.
    hasLinkedPages: app.config.productionHost !== undefined,
    output,
    codeDigest: cache.codeDigest,
  });
  writeLogos(app.products, output);
  await writeSearchIndexes({ app, pages: rendered.pages, assetsUrl, output, cache });
  writeSitemaps(app, output);
  writeChangesData(apis, output);
  writeMarkdownFiles({ app, pages, markdown, output });
  if (worker !== undefined) output.write('sw.js', worker);
  const { toAbsolute } = createPortablePaths(appDir);
  await writeLicenses({ products: app.products, assets, toAbsolute, output });
  await writeExtraFiles({ app, pages, emit: config.emit, output, configFile });
  await writeManifests({ app, pages, shellScripts, output, cache });
  await removeOutputList(appDir);
  await output.finish();
  await writeOutputList(
    appDir,
    Object.fromEntries(output.list().map(({ file, bytes }) => [file.slice(1), bytes])),
  );
}
