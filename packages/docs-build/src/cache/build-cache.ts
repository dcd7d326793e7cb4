import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { findRepositoryRoot } from '../lib/repository-root';
import { digestInputs } from './digest-inputs';
import { openDiskCache, type DiskCache } from './disk-cache';
import { createPortablePaths, type PortablePaths } from './portable-paths';
import { withLock } from './with-lock';

/** A step of the build whose result is kept. */
export interface CachedStage<T> {
  /** Name of its folder in the cache. */
  readonly stage: string;
  /** Everything known beforehand that decides the result: JSON, without the path of a machine. */
  readonly key: unknown;
  /**
   * Makes the result: plain data without the path of a machine.
   * @param inputs takes the absolute names of all files that were read for it
   */
  readonly make: (inputs: Set<string>) => Promise<T>;
  /** Whether a result is worth keeping; by default each is. */
  readonly keep?: (result: T) => boolean;
}

/** Results of stages, kept on disk by everything that decides them. */
export interface BuildCache {
  /** The names of files as keys and results have them. */
  readonly paths: PortablePaths;
  /** The result that the stage made before of the same key and the same inputs, or makes now. */
  get<T>(stage: CachedStage<T>): Promise<T>;
}

interface BuildCacheOptions {
  readonly appDir: string;
  /** By default the one that all apps of the repository share. Relative to the repository's root. */
  readonly folder?: string | undefined;
}

/** Sets of inputs that are remembered by key: different contents may import different files. */
const maxInputSets = 8;

/** The times of files come from a clock that ticks less often than the one of the process. */
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
  { stage, key, make, keep = () => true }: CachedStage<T>,
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
  // Builds that start together on an empty cache need the same libraries.
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

/** Sets of portable names, the latest first. */
type InputSets = readonly (readonly string[])[];

/** Tells a stored `undefined` from an entry that is missing. */
interface Stored<T> {
  readonly result: T;
}

function addInputs(known: InputSets, inputs: readonly string[]): InputSets {
  const others = known.filter((set) => set.join('\n') !== inputs.join('\n'));
  return [inputs, ...others].slice(0, maxInputSets);
}

/** An author may save a file while it is built: the result may be of either text. */
async function someChangedSince(files: Iterable<string>, time: number): Promise<boolean> {
  for (const file of files) {
    const stats = await stat(file).catch(() => undefined);
    if (!stats || stats.mtimeMs >= time) {
      return true;
    }
  }
  return false;
}
