import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notFoundSegment } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';
import { hashName } from '../lib/hash-name';
import type { AssetFile } from '../lib/asset-file';
import type { OutputFolder } from '../lib/output-folder';
import { type FrameworkFiles, showFrameworkFiles } from '../render/framework-files';
import type { RenderedApp } from '../render/render-pages';

interface PostprocessAppOptions extends Pick<RenderedApp, 'framework' | 'pages'> {
  /** Folder of files that are published unchanged. It may not exist. */
  readonly publicDir: string;
  /** Scripts, styles and images of the build, already named by content. */
  readonly assets: readonly AssetFile[];
  /** URL prefix of assets: `/_assets/`. */
  readonly assetsUrl: string;
  /** URL of the shell's script. */
  readonly bootUrl: string;
  readonly output: Pick<OutputFolder, 'write'>;
}

/** Writes rendered pages and Next's styles and fonts, named by content, to the output folder. */
export async function postprocessApp(options: PostprocessAppOptions): Promise<void> {
  const { assets, pages, framework, publicDir, assetsUrl, bootUrl, output } = options;
  for (const { fileName, content } of assets) output.write(assetsUrl + fileName, content);
  for (const name of await glob('**/*', { cwd: publicDir, dot: true })) {
    output.write(name, readFileSync(path.join(publicDir, name)));
  }
  const stylesheets = insertFrameworkFiles(framework, assetsUrl, output);
  for (const { file, html } of pages) {
    output.write(targetName(file), showFrameworkFiles(html, { stylesheets, bootScript: bootUrl }));
  }
}

function targetName(file: string): string {
  return file.endsWith(`${notFoundSegment}/index.html`)
    ? file.slice(0, -`${notFoundSegment}/index.html`.length) + '404.html'
    : file;
}

/** Writes fonts, then the styles that refer to them. Returns the new URLs of the styles. */
function insertFrameworkFiles(
  { stylesheets, fonts }: FrameworkFiles,
  assetsUrl: string,
  output: PostprocessAppOptions['output'],
): readonly string[] {
  const renamed = new Map<string, string>();
  const write = (url: string, content: string | Uint8Array, name: string) => {
    const newUrl = assetsUrl + hashName(name, content);
    output.write(newUrl, content);
    renamed.set(url, newUrl);
    return newUrl;
  };
  for (const { url, content } of fonts) {
    write(url, content, `${path.basename(url).split('.')[0] ?? 'font'}.woff2`);
  }
  return stylesheets.map(({ url, content }) => {
    const css = Buffer.from(content).toString('utf8');
    return write(url, replaceFontUrls(css, renamed), 'shell.css');
  });
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
