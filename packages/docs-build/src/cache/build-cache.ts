import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { findRepositoryRoot } from '../lib/repository-root';
import { type DiskCache, openDiskCache } from './disk-cache';
import { createPortablePaths, type PortablePaths } from './portable-paths';
import { withLock } from './with-lock';

/** A step of the build whose result is cached. */
export interface CachedStage<T> {
  /** Name of its folder in the cache. */
  readonly stage: string;
  /** Everything that the result depends on besides its input files: JSON without absolute paths. */
  readonly key: unknown;
  /**
   * Computes the result: plain data without absolute paths.
   * @param inputs receives the absolute paths of all files that were read
   */
  readonly make: (inputs: Set<string>) => Promise<T>;
  /** Is called before `make`, and may put the result into the cache, so that `make` is not needed. */
  readonly beforeMake?: () => Promise<void>;
  /** Whether a result is cached. By default all are. */
  readonly keep?: (result: T) => boolean;
}

/** Results of stages on disk, by everything that they depend on. */
export interface BuildCache {
  /** Translates paths to and from the form that keys and results have. */
  readonly paths: PortablePaths;
  /** Returns the cached result for the same key and the same inputs, or computes it. */
  get<T>(stage: CachedStage<T>): Promise<T>;
}

interface BuildCacheOptions {
  readonly appDir: string;
  /** Relative to the repository's root. By default the folder that all apps share. */
  readonly folder?: string | undefined;
}

/** Number of input sets per key. Different contents can import different files. */
const maxInputSets = 8;

/** The clock of the file system is coarser than the clock of the process. */
const fileClockErrorMs = 20;

/** Opens the cache for the build of an app. */
export function openBuildCache({ appDir, folder }: BuildCacheOptions): BuildCache {
  const root = findRepositoryRoot(appDir);
  const cacheDir = path.resolve(root, folder ?? 'node_modules/.cache/docs');
  const paths = createPortablePaths(appDir);
  const open = { folder: cacheDir, disk: openDiskCache(cacheDir), paths };
  return {
    paths,
    get: (stage) => getResult(open, stage),
  };
}

interface OpenCache {
  readonly folder: string;
  readonly disk: DiskCache;
  readonly paths: PortablePaths;
}

async function getResult<T>(
  { folder, disk, paths }: OpenCache,
  { stage, key, make, beforeMake, keep = () => true }: CachedStage<T>,
): Promise<T> {
  const keyDigest = createHash('sha256').update(JSON.stringify(key)).digest('hex');
  const resultKey = async (inputs: readonly string[]) => {
    const digest = await digestInputs(inputs.map(paths.toAbsolute), paths.toPortable);
    return createHash('sha256').update(`${keyDigest} ${digest}`).digest('hex');
  };
  const readInputSets = async () =>
    ((await disk.read(`${stage}-inputs`, keyDigest)) ?? []) as InputSets;
  const readKnown = async () => {
    for (const inputs of await readInputSets()) {
      const known = (await disk.read(stage, await resultKey(inputs))) as Stored<T> | undefined;
      if (known) return known;
    }
    return undefined;
  };
  const known = await readKnown();
  if (known) return known.result;
  await beforeMake?.();
  // Several builds that start on an empty cache need the same libraries.
  return withLock(path.join(folder, stage, `${keyDigest}.lock`), async () => {
    const madeMeanwhile = await readKnown();
    if (madeMeanwhile) return madeMeanwhile.result;
    const startedAt = Date.now() - fileClockErrorMs;
    const files = new Set<string>();
    const result = await make(files);
    if (keep(result) && !(await someChangedSince(files, startedAt))) {
      const inputs = [...files].map(paths.toPortable).sort();
      const stored: Stored<T> = { result };
      await disk.write(stage, await resultKey(inputs), stored);
      await disk.write(`${stage}-inputs`, keyDigest, addInputs(await readInputSets(), inputs));
    }
    return result;
  });
}

/** Sets of portable paths, the latest first. */
type InputSets = readonly (readonly string[])[];

/** Distinguishes a stored `undefined` from a missing entry. */
interface Stored<T> {
  readonly result: T;
}

function addInputs(known: InputSets, inputs: readonly string[]): InputSets {
  const others = known.filter((set) => set.join('\n') !== inputs.join('\n'));
  return [inputs, ...others].slice(0, maxInputSets);
}

/** If an author saves a file during the build, the result can come from either version. */
async function someChangedSince(files: Iterable<string>, time: number): Promise<boolean> {
  for (const file of files) {
    const stats = await stat(file).catch(() => undefined);
    if (!stats || stats.mtimeMs >= time) {
      return true;
    }
  }
  return false;
}

/**
 * Returns a digest of the contents of the files and of the names of the modules next to them: a new `Button.ts` changes
 * what an import of `./Button` resolves to.
 * @param files absolute paths, in an order that does not depend on the machine
 * @param nameOf returns the name of a file or folder in the digest
 */
async function digestInputs(
  files: readonly string[],
  nameOf: (file: string) => string,
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(file).catch(() => undefined);
    hash.update(JSON.stringify([nameOf(file), content && sha256(content)]));
  }
  for (const folder of listFolders(files)) {
    hash.update(JSON.stringify([nameOf(folder), await listModules(folder)]));
  }
  return hash.digest('hex');
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the folders where a new file could be imported instead of one of these. */
function listFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const folder = path.dirname(file);
    return path.parse(file).name === 'index' ? [folder, path.dirname(folder)] : [folder];
  });
  return [...new Set(folders)];
}

async function listModules(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !/\.(d|test|test-d)\.[cm]?tsx?$/.test(name))
    .sort();
}
