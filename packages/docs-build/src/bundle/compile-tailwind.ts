import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** A compiled stylesheet, and the absolute files that it was made from. */
interface CompiledTailwind {
  readonly css: string;
  readonly inputs: readonly string[];
}

/** The part of the package `tailwindcss` that compiles. */
interface Tailwind {
  readonly compile: (
    css: string,
    options: { readonly base: string; readonly loadStylesheet: LoadStylesheet },
  ) => Promise<{ readonly build: (candidates: readonly string[]) => string }>;
}

type LoadStylesheet = (
  id: string,
  base: string,
) => Promise<{ readonly path: string; readonly base: string; readonly content: string }>;

/**
 * Compiles a stylesheet that imports Tailwind CSS for the `*.tailwind.tsx` files in its folder and below, with the
 * `tailwindcss` of the app. Returns nothing for other stylesheets, and if the app has a `postcss.config.mjs`, which then
 * compiles it.
 *
 * @param file absolute
 */
export async function compileTailwind(
  file: string,
  source: string,
  appDir: string,
): Promise<CompiledTailwind | undefined> {
  if (!/@import\s+(['"])tailwindcss\1/.test(source)) return undefined;
  if (existsSync(path.join(appDir, 'postcss.config.mjs'))) return undefined;
  const folder = path.dirname(file);
  const require = createRequire(file);
  const inputs = await glob('**/*.tailwind.tsx', { cwd: folder, absolute: true });
  const texts = await Promise.all(inputs.sort().map((input) => readFile(input, 'utf8')));
  const { compile } = require('tailwindcss') as Tailwind;
  const compiler = await compile(source, {
    base: folder,
    async loadStylesheet(id, base) {
      const found = id.startsWith('.')
        ? path.resolve(base, id)
        : require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
      return { path: found, base: path.dirname(found), content: await readFile(found, 'utf8') };
    },
  });
  return { css: compiler.build(listCandidates(texts)), inputs };
}

/** Everything between spaces and quotes may be a class. Tailwind ignores what it does not know. */
function listCandidates(texts: readonly string[]): string[] {
  // A class may have single quotes in it: `after:content-['+']`.
  const words = texts.flatMap((text) => [...text.split(/[\s"`]+/), ...text.split(/[\s'"`]+/)]);
  return [...new Set(words)].sort();
}
