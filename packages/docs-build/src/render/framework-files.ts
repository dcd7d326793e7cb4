import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { postprocessHtml, preloadFont } from './postprocess-html';

/** A stylesheet or font that Next wrote. */
export interface FrameworkFile {
  /** URL as pages refer to it. */
  readonly url: string;
  readonly content: Uint8Array;
}

/** The files of Next's output that every page needs besides its HTML. */
export interface FrameworkFiles {
  /** In the order in which pages link them. */
  readonly stylesheets: readonly FrameworkFile[];
  readonly fonts: readonly FrameworkFile[];
}

/** A folder of Next's export, and the URL prefix of its files. */
const nextStatic = '_next/static/';
const nextUrl = '/_assets/_next/static/';

/** Reads the stylesheets and fonts of an export. Throws if only some pages link a stylesheet. */
export async function readFrameworkFiles(exportDir: string): Promise<FrameworkFiles> {
  const names = (await glob(`${nextStatic}**/*.{css,woff2}`, { cwd: exportDir })).sort();
  const files = await Promise.all(
    names.map(async (name) => ({
      url: nextUrl + name.slice(nextStatic.length),
      content: new Uint8Array(await readFile(path.join(exportDir, name))),
    })),
  );
  // Next's own 404 page links the stylesheets of every page, in the same order.
  const sample = await readFile(path.join(exportDir, '404.html'), 'utf8');
  const stylesheets = files
    .filter(({ url }) => url.endsWith('.css'))
    .map((file) => ({ file, position: sample.indexOf(`"${file.url}"`) }))
    .sort((a, b) => a.position - b.position);
  const strangers = stylesheets.filter(({ position }) => position < 0);
  if (strangers.length > 0) {
    throw new Error(
      `Next wrote stylesheets that not every page links: ${strangers.map(({ file }) => file.url).join(', ')}. Import stylesheets in pages/_app.tsx.`,
    );
  }
  return {
    stylesheets: stylesheets.map(({ file }) => file),
    fonts: files.filter(({ url }) => url.endsWith('.woff2')),
  };
}

/** Final URLs of the files of an export. */
export interface FrameworkUrls {
  /** In the order in which pages link them. */
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
}

/**
 * Removes from an exported page what only Next's runtime reads, and replaces the URLs of stylesheets and fonts by
 * placeholders: a cached page does not depend on styles.
 */
export function hideFrameworkFiles(
  html: string,
  file: string,
  { stylesheets }: FrameworkFiles,
): string {
  return postprocessHtml(html, {
    file,
    renamed: new Map(stylesheets.map(({ url }, index) => [url, stylesheetPlaceholder(index)])),
    fonts: [fontPlaceholder],
  });
}

/** Replaces the placeholders by final URLs. */
export function showFrameworkFiles(html: string, { stylesheets, fonts }: FrameworkUrls): string {
  return stylesheets
    .reduce(
      (text, url, index) => text.replaceAll(`"${stylesheetPlaceholder(index)}"`, `"${url}"`),
      html,
    )
    .replaceAll(preloadFont(fontPlaceholder), fonts.map(preloadFont).join(''));
}

const fontPlaceholder = '/_assets/docs-shell-fonts';

function stylesheetPlaceholder(index: number): string {
  return `/_assets/docs-shell-stylesheet-${index}`;
}
