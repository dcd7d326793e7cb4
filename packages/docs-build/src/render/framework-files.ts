import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { postprocessHtml } from './postprocess-html';

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
  const unshared = stylesheets.filter(({ position }) => position < 0);
  if (unshared.length > 0) {
    throw new Error(
      `Next wrote stylesheets that not every page links: ${unshared.map(({ file }) => file.url).join(', ')}. Import stylesheets in pages/_app.tsx.`,
    );
  }
  return {
    stylesheets: stylesheets.map(({ file }) => file),
    fonts: files.filter(({ url }) => url.endsWith('.woff2')),
  };
}

/**
 * Removes from an exported page what only Next's runtime reads, and replaces the URLs of stylesheets by placeholders:
 * a cached page does not depend on styles.
 */
export function hideFrameworkFiles(
  html: string,
  file: string,
  { stylesheets }: FrameworkFiles,
): string {
  return postprocessHtml(html, {
    file,
    renamed: new Map(stylesheets.map(({ url }, index) => [url, stylesheetPlaceholder(index)])),
  });
}

/** Stands for the URL of the shell's script, so that a change of it renders no page again. */
export const bootScriptPlaceholder = '/_assets/docs-shell-script';

/** The final URLs of files that every page loads. */
interface SharedUrls {
  /** In the order in which pages link them. */
  readonly stylesheets: readonly string[];
  readonly bootScript: string;
}

/** Replaces the placeholders by final URLs. */
export function showFrameworkFiles(html: string, { stylesheets, bootScript }: SharedUrls): string {
  return stylesheets.reduce(
    (text, url, index) => text.replaceAll(`"${stylesheetPlaceholder(index)}"`, `"${url}"`),
    html.replaceAll(`"${bootScriptPlaceholder}"`, `"${bootScript}"`),
  );
}

function stylesheetPlaceholder(index: number): string {
  return `/_assets/docs-shell-stylesheet-${index}`;
}
