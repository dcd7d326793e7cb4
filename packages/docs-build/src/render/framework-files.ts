import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** A stylesheet or font that Next wrote. */
export interface FrameworkFile {
  /** Path below Next's folder: `static/chunks/….css`. */
  readonly file: string;
  readonly content: Uint8Array;
}

/** The files of Next's output that every page needs besides its HTML. */
export interface FrameworkFiles {
  /** In the order in which pages link them. */
  readonly stylesheets: readonly FrameworkFile[];
  readonly fonts: readonly FrameworkFile[];
}

/** Reads the stylesheets and fonts that Next compiled. Throws if only some pages link a stylesheet. */
export async function readFrameworkFiles(nextDir: string): Promise<FrameworkFiles> {
  const names = (await glob('static/**/*.{css,woff2}', { cwd: nextDir })).sort();
  const files = await Promise.all(
    names.map(async (file) => ({
      file,
      content: new Uint8Array(await readFile(path.join(nextDir, file))),
    })),
  );
  const manifest = JSON.parse(
    await readFile(path.join(nextDir, 'build-manifest.json'), 'utf8'),
  ) as {
    readonly pages: Readonly<Record<string, readonly string[]>>;
  };
  const linked = manifest.pages['/_app'] ?? [];
  const stylesheets = files
    .filter(({ file }) => file.endsWith('.css'))
    .map((file) => ({ file, position: linked.indexOf(file.file) }))
    .sort((a, b) => a.position - b.position);
  const unshared = stylesheets.filter(({ position }) => position < 0);
  if (unshared.length > 0) {
    throw new Error(
      `Next wrote stylesheets that not every page links: ${unshared.map(({ file }) => file.file).join(', ')}. Import stylesheets in pages/_app.tsx.`,
    );
  }
  return {
    stylesheets: stylesheets.map(({ file }) => file),
    fonts: files.filter(({ file }) => file.endsWith('.woff2')),
  };
}

/** Returns what stands for the URLs of stylesheets in a rendered page: a cached page does not depend on styles. */
export function stylesheetPlaceholders({ stylesheets }: FrameworkFiles): readonly string[] {
  return stylesheets.map((_, index) => stylesheetPlaceholder(index));
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
