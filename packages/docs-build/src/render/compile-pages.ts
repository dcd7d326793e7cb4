import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { openDiskCache } from '../cache/disk-cache';
import { withLock } from '../cache/with-lock';
import { writeBelow } from '../lib/write-below';
import { runNext } from './run-next';

/** Files that Next compiled, by path below `.next`. */
type CompiledPages = ReadonlyMap<string, Uint8Array>;

interface CompilePagesOptions {
  readonly appDir: string;
  readonly cacheDir: string;
  /**
   * Digest of everything that the result depends on. Undefined if the app has page modules of its own, which are
   * compiled in each build.
   */
  readonly digest: string | undefined;
}

const nextFolder = '.next';

/** Files of Next's own cache and of a running `docs dev`. */
const keptFolders = ['cache', 'dev'];

/** The files that pages are rendered from, below `.next`. */
const compiledFiles = [
  '{build-manifest,package}.json',
  'server/{chunks,pages}/**/*.{js,js.map}',
  'static/**/*.{css,woff2}',
];

/**
 * Writes the compiled page files of an app to `.next`, and returns that folder. They are the same in every app: the first
 * build compiles them, and builds that start meanwhile wait for it.
 */
export async function compilePages(options: CompilePagesOptions): Promise<string> {
  await writeCompiled(options.appDir, await getCompiled(options));
  return path.join(options.appDir, nextFolder);
}

async function getCompiled({
  appDir,
  cacheDir,
  digest,
}: CompilePagesOptions): Promise<CompiledPages> {
  if (digest === undefined) return compile(appDir);
  const disk = openDiskCache(cacheDir);
  const read = async () => (await disk.read('next', digest)) as CompiledPages | undefined;
  const cached = await read();
  if (cached) return cached;
  return withLock(path.join(cacheDir, 'next', `${digest}.lock`), async () => {
    const compiledMeanwhile = await read();
    if (compiledMeanwhile) return compiledMeanwhile;
    const compiled = await compile(appDir);
    await disk.write('next', digest, compiled);
    return compiled;
  });
}

async function compile(appDir: string): Promise<CompiledPages> {
  await clear(appDir);
  await runNext(appDir, ['build', '--experimental-build-mode', 'compile']);
  return readCompiled(appDir);
}

async function readCompiled(appDir: string): Promise<CompiledPages> {
  const folder = path.join(appDir, nextFolder);
  const names = await glob(compiledFiles, { cwd: folder });
  return new Map(
    await Promise.all(
      names
        .sort()
        .map(
          async (name) => [name, new Uint8Array(await readFile(path.join(folder, name)))] as const,
        ),
    ),
  );
}

async function writeCompiled(appDir: string, compiled: CompiledPages): Promise<void> {
  await clear(appDir);
  for (const [name, content] of compiled) {
    writeBelow(path.join(appDir, nextFolder), name, content);
  }
}

/** Removes the files of an earlier build. */
async function clear(appDir: string): Promise<void> {
  const folder = path.join(appDir, nextFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!keptFolders.includes(name)) await rm(path.join(folder, name), { recursive: true });
  }
}
