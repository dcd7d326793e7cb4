import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** A stylesheet or font that Next wrote. */
export interface FrameworkFile {
  /** As pages refer to it. */
  readonly url: string;
  readonly content: Uint8Array;
}

/** What every page of an app needs of Next's output beside its HTML. */
export interface FrameworkFiles {
  /** In the order in which pages link them. */
  readonly stylesheets: readonly FrameworkFile[];
  readonly fonts: readonly FrameworkFile[];
}

/** Where Next's export keeps files, and how its pages refer to them. */
const nextStatic = '_next/static/';
const nextUrl = '/_assets/_next/static/';

/** Reads the stylesheets and fonts of an export. Throws where a page alone links a stylesheet. */
export async function readFrameworkFiles(exportDir: string): Promise<FrameworkFiles> {
  const names = (await glob(`${nextStatic}**/*.{css,woff2}`, { cwd: exportDir })).sort();
  const files = await Promise.all(
    names.map(async (name) => ({
      url: nextUrl + name.slice(nextStatic.length),
      content: new Uint8Array(await readFile(path.join(exportDir, name))),
    })),
  );
  // Next's own 404 links what every page links, in the same order.
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

/** Makes a page independent of what is in the stylesheets that it links. */
export function hideStylesheets(html: string, { stylesheets }: FrameworkFiles): string {
  return stylesheets.reduce(
    (text, { url }, index) => text.replaceAll(url, placeholder(index)),
    html,
  );
}

/** The page as Next would have written it with these stylesheets. */
export function showStylesheets(html: string, { stylesheets }: FrameworkFiles): string {
  return stylesheets.reduce(
    (text, { url }, index) => text.replaceAll(placeholder(index), url),
    html,
  );
}

function placeholder(index: number): string {
  return `${nextUrl}stylesheet-${index}`;
}
