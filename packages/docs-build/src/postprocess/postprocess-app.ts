import { existsSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notFoundSegment } from 'docs-shell/page-document';
import { hashName } from '../lib/hash-name';
import type { AssetFile } from '../lib/asset-file';
import { writeBelow } from '../lib/write-below';
import { type FrameworkFiles, showFrameworkFiles } from '../render/framework-files';
import type { RenderedApp } from '../render/render-pages';

interface PostprocessAppOptions extends Pick<RenderedApp, 'framework' | 'pages'> {
  /** Folder of files that are published unchanged. It may not exist. */
  readonly publicDir: string;
  /** Scripts, styles and images of the build, already named by content. */
  readonly assets: readonly AssetFile[];
  /** URL prefix of assets: `/_assets/`. */
  readonly assetsUrl: string;
  /** Output folder of the app. Emptied first. */
  readonly outDir: string;
}

/** Writes rendered pages and Next's styles and fonts, named by content, to the output folder. */
export async function postprocessApp(options: PostprocessAppOptions): Promise<void> {
  const { assets, pages, framework, publicDir, assetsUrl, outDir } = options;
  await rm(outDir, { recursive: true, force: true });
  const assetsTarget = path.join(outDir, assetsUrl);
  await mkdir(assetsTarget, { recursive: true });
  for (const { fileName, content } of assets) {
    writeFileSync(path.join(assetsTarget, fileName), content);
  }
  if (existsSync(publicDir)) await cp(publicDir, outDir, { recursive: true });
  const stylesheets = await insertFrameworkFiles(framework, assetsTarget, assetsUrl);
  for (const { file, html } of pages) {
    writeBelow(outDir, targetName(file), showFrameworkFiles(html, stylesheets));
  }
}

function targetName(file: string): string {
  return file.endsWith(`${notFoundSegment}/index.html`)
    ? file.slice(0, -`${notFoundSegment}/index.html`.length) + '404.html'
    : file;
}

/** Writes fonts, then the styles that refer to them. Returns the new URLs of the styles. */
async function insertFrameworkFiles(
  { stylesheets, fonts }: FrameworkFiles,
  assetsDir: string,
  assetsUrl: string,
): Promise<readonly string[]> {
  const renamed = new Map<string, string>();
  const write = async (url: string, content: string | Uint8Array, name: string) => {
    const fileName = hashName(name, content);
    await writeFile(path.join(assetsDir, fileName), content);
    renamed.set(url, assetsUrl + fileName);
    return assetsUrl + fileName;
  };
  const stylesheetUrls: string[] = [];
  for (const { url, content } of fonts) {
    const name = `${path.basename(url).split('.')[0] ?? 'font'}.woff2`;
    await write(url, content, name);
  }
  for (const { url, content } of stylesheets) {
    const css = Buffer.from(content).toString('utf8');
    stylesheetUrls.push(await write(url, replaceFontUrls(css, renamed), 'shell.css'));
  }
  return stylesheetUrls;
}

/** Replaces the URLs of fonts in styles. They are relative (`../media/…`) or have the asset prefix. */
function replaceFontUrls(css: string, renamed: ReadonlyMap<string, string>): string {
  return css.replaceAll(
    /url\((["']?)([^"')]+\.woff2)\1\)/g,
    (whole, _quote: string, url: string) => {
      const file = path.posix.basename(url);
      const target = [...renamed].find(([old]) => path.posix.basename(old) === file)?.[1];
      return target ? `url(${target})` : whole;
    },
  );
}
