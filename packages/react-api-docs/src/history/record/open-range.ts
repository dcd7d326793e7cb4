import { gt, gte, lte } from 'semver';
import type { ParsedFiles } from '../../program/create-virtual-program';
import type { MovedName } from '../compare/compare-facts';
import { keyOf, listFacts, type ApiFact, type ApiFacts } from '../compare/list-facts';
import type { ApiRelease } from '../ledger/ledger-schema';
import { extractVersion, folderOf, type VersionStore } from '../versions/extract-version';
import { listVersions, type VersionRange } from '../versions/list-versions';
import { compareVersionFacts, deriveReleases } from './derive-releases';
import { fillUnknown } from './fill-unknown';
import { findReleases, type Precision } from './find-releases';

/** An export that got another name in a version. */
export interface MovedExport extends MovedName {
  /** The first version with the new name. */
  readonly in: string;
}

/** How the versions of a range are read. */
export interface RangeOptions {
  readonly store: VersionStore;
  readonly moved?: readonly MovedExport[] | undefined;
  readonly precision?: Precision | undefined;
  /** Facts by version. Other versions are installed and extracted. */
  readonly known?: ReadonlyMap<string, ApiFacts>;
  /** Reports progress, one line of text at a time. */
  readonly report?: ((line: string) => void) | undefined;
}

/** Two versions that differ, and the releases with what changed between them. */
export interface DerivedStep extends VersionRange {
  readonly releases: readonly ApiRelease[];
}

interface DeriveOptions {
  readonly isNewestFirst?: boolean;
  readonly between?: VersionRange;
}

/** Published versions of a product. */
export interface OpenRange {
  readonly factsOf: (version: string) => Promise<ApiFacts>;
  /** Facts that earlier versions of the range do not declare, as far as versions were compared. */
  readonly assumed: () => Iterable<ApiFact>;
  /** Compares the versions, or those of a smaller range, and returns one step after the other. */
  readonly derive: (options?: DeriveOptions) => AsyncGenerator<DerivedStep>;
  /** Derives the changes between two versions of the range. */
  readonly deriveBetween: (step: VersionRange) => Promise<ApiRelease[]>;
}

/**
 * Reads the published versions of a product in a range.
 * @throws {RangeError} Not all packages have the first version.
 */
export async function openRange(range: VersionRange, options: RangeOptions): Promise<OpenRange> {
  const { store, moved = [], precision, known = new Map<string, ApiFacts>() } = options;
  const report = options.report ?? (() => undefined);
  const { packages } = store.request;
  const versions = await listVersions(packages, range, store.registry);
  if (range.from !== range.to && !versions.includes(range.from))
    throw new RangeError(`${range.from} is not a published version of ${packages.join(' and ')}.`);
  const parsed: ParsedFiles = store.request.parsed ?? new Map();
  const shared = { ...store, request: { ...store.request, parsed } };
  const facts = new Map<string, Promise<ApiFacts>>();
  const read = async (version: string): Promise<ApiFacts> => {
    keepParsed(parsed, [folderOf(version, store)], store.cacheDir);
    return known.get(version) ?? listFacts(await extractVersion(version, shared));
  };
  const factsOf = (version: string): Promise<ApiFacts> => {
    const found = facts.get(version) ?? read(version);
    facts.set(version, found);
    return found;
  };
  const readBefore = async function* (version: string) {
    for (const before of versions.slice(0, versions.indexOf(version)).reverse())
      yield factsOf(before);
  };
  const pairOf = async ({ from: earlier, to: later }: VersionRange) =>
    fillUnknown(
      { earlier: await factsOf(earlier), later: await factsOf(later) },
      readBefore(earlier),
    );
  const movedBetween = (after: string, version: string) =>
    moved.filter((move) => gt(move.in, after) && lte(move.in, version));
  const assumed = new Map<string, ApiFact>();
  const compare = async (after: string, version: string) => {
    const { earlier, later } = await pairOf({ from: after, to: version });
    const { changes, assumed: late } = compareVersionFacts(
      earlier,
      later,
      movedBetween(after, version),
    );
    for (const fact of late) assumed.set(keyOf(fact), fact);
    report(`${after} → ${version}: ${changes.length} differences`);
    return changes;
  };
  const deriveBetween = async ({ from, to }: VersionRange) => {
    keepParsed(parsed, [folderOf(from, store), folderOf(to, store)], store.cacheDir);
    return deriveReleases({ from, to }, { store: shared, pairOf, movedBetween, parsed });
  };
  return {
    factsOf,
    assumed: () => assumed.values(),
    deriveBetween,
    derive: async function* ({ isNewestFirst = false, between = range } = {}) {
      const inside = versions.filter((one) => gte(one, between.from) && lte(one, between.to));
      for await (const step of findReleases(inside, compare, { precision, isNewestFirst })) {
        const releases = await deriveBetween(step);
        for (const { version, changes } of releases)
          report(`${version}: ${changes.length} changes`);
        yield { ...step, releases };
      }
    },
  };
}

/** Forgets files of versions that are not compared any more. Those of the compiler are shared by all programs. */
function keepParsed(parsed: ParsedFiles, folders: readonly string[], cacheDir: string): void {
  // The compiler writes slashes on all systems.
  const isBelow = (file: string, folder: string) =>
    file.startsWith(`${folder.replaceAll('\\', '/')}/`);
  for (const file of parsed.keys()) {
    if (isBelow(file, cacheDir) && !folders.some((folder) => isBelow(file, folder)))
      parsed.delete(file);
  }
}
