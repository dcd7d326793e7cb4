import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from 'docs-shell/config/load';
import { buildFolder, documentFile } from 'docs-shell/page-document';
import { openVersionedCache } from '../cache/versioned-cache';
import { pruneDaily } from '../cache/prune-daily';
import { buildApp } from '../pages/build-app';
import { finishApp } from '../finish/finish-app';
import { writeLogos } from '../finish/write-logos';
import { writeSearchIndexes } from '../search/write-search-indexes';
import { renderPages } from '../render/render-pages';
import { writeManifests } from '../publish/write-manifests';
import { writeMarkdownFiles } from '../publish/write-markdown-files';
import { writeSitemaps } from '../publish/write-sitemaps';
import { logStep } from './log-step';

/** `docs build`: from the app's sources to `dist/`, what the app contributes to the site. */
export async function build(appDir: string): Promise<void> {
  const docsDir = path.join(appDir, buildFolder);
  await rm(path.join(docsDir, 'dev-server.json'), { force: true });
  const config = loadConfig(process.env);
  const cache = await openVersionedCache(appDir, config);
  const built = await buildApp(appDir, config, cache);
  await logStep('Writing page documents', async () => {
    await rm(path.join(docsDir, 'pages'), { recursive: true, force: true });
    await rm(path.join(docsDir, 'assets'), { recursive: true, force: true });
    await mkdir(path.join(docsDir, 'assets'), { recursive: true });
    for (const { fileName, content } of built.assets) {
      await writeFile(path.join(docsDir, 'assets', fileName), content);
    }
    for (const page of [...built.pages, ...built.demoFrames]) {
      const file = path.join(docsDir, documentFile(page.language, page.pathname));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(page));
    }
    await writeFile(path.join(docsDir, 'app.json'), JSON.stringify(built.app));
    await writeFile(path.join(docsDir, 'sources.json'), JSON.stringify(built.sources, null, 1));
  });
  const rendered = await logStep('Rendering HTML', () =>
    renderPages({
      appDir,
      cacheDir: cache.cacheDir,
      app: built.app,
      documents: [...built.pages, ...built.demoFrames],
    }),
  );
  const outDir = path.join(appDir, 'dist');
  await logStep('Finishing', async () => {
    await finishApp({
      ...rendered,
      publicDir: path.join(appDir, 'public'),
      assetsDir: path.join(docsDir, 'assets'),
      assetsUrl: built.assetsUrl,
      outDir,
    });
    await writeLogos(built.app.products, outDir);
    await writeSearchIndexes({ ...built, outDir, cache });
    await writeSitemaps(built.app, outDir);
    await writeMarkdownFiles({ ...built, outDir });
    if (built.worker !== undefined) {
      await writeFile(path.join(outDir, 'sw.js'), built.worker);
    }
    await writeManifests({ ...built, outDir, cache });
  });
  await pruneDaily(cache.cacheDir);
}
