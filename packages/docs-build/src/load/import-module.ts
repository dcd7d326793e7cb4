import { stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { runAppCode } from '../lib/run-app-code';

/**
 * Runs a TypeScript module of an app with its imports, and returns its exports. Runs it again if the file or `cacheKey`
 * has changed since the last call.
 *
 * @param plugins how imports are resolved, besides packages and files of the app
 */
export async function importModule(
  file: string,
  cacheKey?: string,
  plugins: readonly Plugin[] = [],
): Promise<unknown> {
  const { mtimeMs } = await stat(file);
  const folder = path.dirname(file);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [file],
    outfile: `${file}.mjs`,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    // Packages without `exports` name their ES module in `module`.
    mainFields: ['module', 'main'],
    target: 'node20',
    // Next lets tsconfig.json keep JSX.
    jsx: 'automatic',
    plugins: [...plugins],
    sourcemap: 'external',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
    logLevel: 'silent',
  });
  const textOf = (ending: string) =>
    outputFiles.find((output) => output.path.endsWith(ending))?.text ?? '';
  const code = Buffer.from(textOf('.mjs')).toString('base64');
  const url = `data:text/javascript;base64,${code}#${cacheKey ?? mtimeMs}`;
  try {
    return await runAppCode(file, async () => (await import(/* @vite-ignore */ url)) as unknown);
  } catch (error) {
    if (error instanceof Error)
      error.stack = nameSources(error.stack ?? '', textOf('.map'), folder);
    throw error;
  }
}

/** Maps a stack trace to the lines of the sources. The URL of the bundle is a data URL. */
function nameSources(stack: string, map: string, folder: string): string {
  const sourceMap = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]);
  return stack.replaceAll(
    /data:text\/javascript\S+?:(\d+):(\d+)/g,
    (_, line: string, column: string) => {
      const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1);
      return 'originalSource' in entry
        ? `${path.resolve(folder, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
        : path.join(folder, 'module');
    },
  );
}
