import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppData } from 'docs-shell/page-document';
import { createBrowserFiles } from './create-browser-files';
import { createRobots, createSitemap, createSitemapIndex, sitemapPath } from './create-sitemap';

/** Writes sitemaps, `robots.txt` and the files for browsers, if the site's origin is configured. */
export async function writeSitemaps(app: AppData, outDir: string): Promise<void> {
  const origin = app.config.canonicalOrigin;
  if (origin === undefined) return;
  const place = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), text);
  };
  for (const product of app.products) {
    await place(sitemapPath(product.rootPath), createSitemap(product, app, origin));
    if (product.rootPath === '') {
      await place('/sitemap.xml', createSitemapIndex(app.productTable, origin));
      await place('/robots.txt', createRobots(origin));
      for (const [file, text] of createBrowserFiles(product, origin)) await place(file, text);
    }
  }
}
