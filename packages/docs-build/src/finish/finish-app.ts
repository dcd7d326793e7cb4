import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { notFoundSegment } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';
import { hashName } from '../islands/hash-name';
import { finishHtml } from './finish-html';

interface FinishAppOptions {
  /** What Next exported. */
  readonly exportDir: string;
  /** Scripts and styles that `docs-build` made, already named by content. */
  readonly assetsDir: string;
  /** URL prefix of assets: `/_assets/`. */
  readonly assetsUrl: string;
  /** What the app contributes to the site; emptied first. */
  readonly outDir: string;
}

/** Where Next's export keeps files, and how its pages refer to them. */
const nextStatic = '_next/static/';
const nextUrl = '/_assets/_next/static/';

/**
 * Turns Next's export into what is deployed: pages, and styles and fonts named by content.
 * Next's scripts, its data files and its own 404 stay behind.
 */
export async function finishApp(options: FinishAppOptions): Promise<void> {
  const { exportDir, assetsDir, assetsUrl, outDir } = options;
  await rm(outDir, { recursive: true, force: true });
  const assetsTarget = path.join(outDir, assetsUrl);
  await mkdir(assetsTarget, { recursive: true });
  await cp(assetsDir, assetsTarget, { recursive: true });
  const files = (await glob('**/*', { cwd: exportDir, dot: true })).sort();
  const renamed = await moveAssets(files, exportDir, assetsTarget, assetsUrl);
  const fonts = [...renamed.values()].filter((url) => url.endsWith('.woff2'));
  for (const file of files.filter((name) => isDeployed(name))) {
    const source = path.join(exportDir, file);
    const target = path.join(outDir, targetName(file));
    await mkdir(path.dirname(target), { recursive: true });
    if (file.endsWith('.html')) {
      await writeFile(target, finishHtml(await readFile(source, 'utf8'), { file, renamed, fonts }));
    } else {
      await cp(source, target);
    }
  }
}

function isDeployed(file: string): boolean {
  const [first = ''] = file.split('/');
  return (
    !['_next', '404', '404.html', '_not-found', '_not-found.html'].includes(first) ||
    file === `${notFoundSegment}/index.html`
  );
}

function targetName(file: string): string {
  return file.endsWith(`${notFoundSegment}/index.html`)
    ? file.slice(0, -`${notFoundSegment}/index.html`.length) + '404.html'
    : file;
}

/** Copies fonts, then the styles that name them. Returns the new URL by the old one. */
async function moveAssets(
  files: readonly string[],
  exportDir: string,
  assetsDir: string,
  assetsUrl: string,
): Promise<ReadonlyMap<string, string>> {
  const renamed = new Map<string, string>();
  const wanted = files.filter((file) => file.startsWith(nextStatic));
  const place = async (file: string, content: string | Uint8Array, name: string) => {
    const fileName = hashName(name, content);
    await writeFile(path.join(assetsDir, fileName), content);
    renamed.set(nextUrl + file.slice(nextStatic.length), assetsUrl + fileName);
  };
  for (const file of wanted.filter((name) => name.endsWith('.woff2'))) {
    const name = `${path.basename(file).split('.')[0] ?? 'font'}.woff2`;
    await place(file, await readFile(path.join(exportDir, file)), name);
  }
  for (const file of wanted.filter((name) => name.endsWith('.css'))) {
    const css = await readFile(path.join(exportDir, file), 'utf8');
    await place(file, replaceFontUrls(css, renamed), 'shell.css');
  }
  return renamed;
}

/** Styles name fonts relatively (`../media/…`) or by the asset prefix. */
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
