import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkedPageOf } from 'docs-shell/offline';
import { notFoundSegment } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';
import { contentKey } from '../cache/content-key';
import { hashName } from '../lib/hash-name';
import type { AssetFile } from '../lib/asset-file';
import type { OutputFolder } from '../lib/output-folder';
import { type FrameworkFiles, showFrameworkFiles } from '../render/framework-files';
import type { RenderedApp } from '../render/render-pages';
import { inlineStyles, type Stylesheets } from './inline-styles';

interface PostprocessAppOptions extends Pick<RenderedApp, 'framework' | 'pages'> {
  /** Folder of files that are published unchanged. It may not exist. */
  readonly publicDir: string;
  /** Scripts, styles and images of the build, already named by content. */
  readonly assets: readonly AssetFile[];
  /** URL prefix of assets: `/_assets/`. */
  readonly assetsUrl: string;
  /** URL of the shell's script. */
  readonly bootUrl: string;
  /** Writes the styles into each page, and a linked page beside it for the service worker. */
  readonly hasLinkedPages: boolean;
  readonly output: Pick<OutputFolder, 'keep' | 'write'>;
  /** Digest of the code of the build. */
  readonly codeDigest: string;
}

/**
 * Writes rendered pages and Next's styles and fonts, named by content, to the output folder. Pages that the last build wrote
 * from the same HTML stay in place and are not read.
 */
export async function postprocessApp(options: PostprocessAppOptions): Promise<void> {
  const { assets, pages, publicDir, assetsUrl, bootUrl, hasLinkedPages, output, codeDigest } =
    options;
  for (const { fileName, content } of assets) output.write(assetsUrl + fileName, content);
  for (const name of await glob('**/*', { cwd: publicDir, dot: true })) {
    output.write(name, readFileSync(path.join(publicDir, name)));
  }
  const framework = insertFrameworkFiles(options.framework, assetsUrl, output);
  const urls = { stylesheets: [...framework.keys()], bootScript: bootUrl };
  const stylesheets = new Map([...framework, ...readStylesheets(assets, assetsUrl)]);
  // The HTML of a page names its other stylesheets, whose names contain digests.
  const shared = contentKey([codeDigest, urls, hasLinkedPages]);
  for (const { file, key, readHtml } of pages) {
    const source = contentKey([shared, file, key]);
    if (output.keep(source)) continue;
    const target = targetName(file);
    const linked = showFrameworkFiles(await readHtml(), urls);
    // A 404 page has any address, so the worker cannot know its linked page.
    const page =
      hasLinkedPages && target.endsWith('index.html') ? inlineStyles(linked, stylesheets) : linked;
    output.write(target, page, source);
    if (page !== linked) output.write(linkedPageOf(target), linked, source);
  }
}

function readStylesheets(assets: readonly AssetFile[], assetsUrl: string): Stylesheets {
  return new Map(
    assets
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ fileName, content }) => [
        assetsUrl + fileName,
        Buffer.from(content).toString('utf8'),
      ]),
  );
}

function targetName(file: string): string {
  return file.endsWith(`${notFoundSegment}/index.html`)
    ? file.slice(0, -`${notFoundSegment}/index.html`.length) + '404.html'
    : file;
}

/** Writes fonts, then the styles that refer to them. Returns the styles by their new URLs. */
function insertFrameworkFiles(
  { stylesheets, fonts }: FrameworkFiles,
  assetsUrl: string,
  output: PostprocessAppOptions['output'],
): Stylesheets {
  const write = (content: string | Uint8Array, name: string) => {
    const url = assetsUrl + hashName(name, content);
    output.write(url, content);
    return url;
  };
  const fontUrls = new Map(
    fonts.map(({ file, content }) => {
      const name = path.posix.basename(file);
      return [name, write(content, `${name.split('.')[0] ?? 'font'}.woff2`)];
    }),
  );
  return new Map(
    stylesheets.map(({ content }) => {
      const css = replaceFontUrls(Buffer.from(content).toString('utf8'), fontUrls);
      return [write(css, 'shell.css'), css];
    }),
  );
}

/** Replaces the URLs of fonts in styles. They are relative (`../media/…`) or have the asset prefix. */
function replaceFontUrls(css: string, urlsByName: ReadonlyMap<string, string>): string {
  return css.replaceAll(
    /url\((["']?)([^"')]+\.woff2)\1\)/g,
    (whole, _quote: string, url: string) => {
      const target = urlsByName.get(path.posix.basename(url));
      return target === undefined ? whole : `url(${target})`;
    },
  );
}
