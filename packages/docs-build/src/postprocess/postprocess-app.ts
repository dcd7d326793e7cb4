import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notFoundSegment } from 'docs-shell/page-document';
import { hashName } from '../lib/hash-name';
import type { FrameworkFiles } from '../render/framework-files';
import type { RenderedApp } from '../render/render-pages';
import { postprocessHtml } from './postprocess-html';

interface PostprocessAppOptions extends Pick<RenderedApp, 'framework' | 'pages'> {
  /** Folder of files that are published unchanged. It may not exist. */
  readonly publicDir: string;
  /** Folder of scripts and styles of the build, already named by content. */
  readonly assetsDir: string;
  /** URL prefix of assets: `/_assets/`. */
  readonly assetsUrl: string;
  /** Output folder of the app. Emptied first. */
  readonly outDir: string;
}

/** Writes rendered pages and Next's styles and fonts, named by content, to the output folder. */
export async function postprocessApp(options: PostprocessAppOptions): Promise<void> {
  const { pages, framework, publicDir, assetsDir, assetsUrl, outDir } = options;
  await rm(outDir, { recursive: true, force: true });
  const assetsTarget = path.join(outDir, assetsUrl);
  await mkdir(assetsTarget, { recursive: true });
  await cp(assetsDir, assetsTarget, { recursive: true });
  if (existsSync(publicDir)) await cp(publicDir, outDir, { recursive: true });
  const renamed = await insertFrameworkFiles(framework, assetsTarget, assetsUrl);
  const fonts = [...renamed.values()].filter((url) => url.endsWith('.woff2'));
  for (const { file, html } of pages) {
    const target = path.join(outDir, targetName(file));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, postprocessHtml(html, { file, renamed, fonts }));
  }
}

function targetName(file: string): string {
  return file.endsWith(`${notFoundSegment}/index.html`)
    ? file.slice(0, -`${notFoundSegment}/index.html`.length) + '404.html'
    : file;
}

/** Writes fonts, then the styles that refer to them. Returns the new URL by the old one. */
async function insertFrameworkFiles(
  { stylesheets, fonts }: FrameworkFiles,
  assetsDir: string,
  assetsUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const renamed = new Map<string, string>();
  const place = async (url: string, content: string | Uint8Array, name: string) => {
    const fileName = hashName(name, content);
    await writeFile(path.join(assetsDir, fileName), content);
    renamed.set(url, assetsUrl + fileName);
  };
  for (const { url, content } of fonts) {
    await place(url, content, `${path.basename(url).split('.')[0] ?? 'font'}.woff2`);
  }
  for (const { url, content } of stylesheets) {
    const css = Buffer.from(content).toString('utf8');
    await place(url, replaceFontUrls(css, renamed), 'shell.css');
  }
  return renamed;
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
