import { prerelease } from 'semver';
import type { ApiChange } from '../ledger/ledger-schema';
import type { VersionRange } from '../versions/list-versions';

/** Returns what changed from a version to a later one. */
export type VersionComparison = (after: string, version: string) => Promise<readonly ApiChange[]>;

/** How exact the versions of changes are: the release with the change, or the minor version. */
export type Precision = 'patch' | 'minor';

interface FindOptions {
  readonly precision?: Precision | undefined;
  /** Whether the last release is found first. */
  readonly isNewestFirst?: boolean;
}

/**
 * Finds the versions in which something changed, each with the version before it. Compares the last versions of
 * neighboring minors, and halves the distance between two versions that differ until they follow each other. A change
 * that a later version of the same minor takes back is not found.
 *
 * @param versions oldest first
 */
export async function* findReleases(
  versions: readonly string[],
  compare: VersionComparison,
  { precision = 'patch', isNewestFirst = false }: FindOptions = {},
): AsyncGenerator<VersionRange> {
  const samples = sampleVersions(versions);
  const ranges = samples.slice(1).map((version, index) => {
    const start = versions.indexOf(samples[index] ?? version);
    return versions.slice(start, versions.indexOf(version) + 1);
  });
  for (const range of isNewestFirst ? ranges.toReversed() : ranges) {
    yield* bisect(range, compare, { precision, isNewestFirst });
  }
}

/** Returns the first version, and the last one of each minor. Each prerelease counts as a minor. */
export function sampleVersions(versions: readonly string[]): string[] {
  const lineOf = (version: string) =>
    prerelease(version) ? version : version.split('.').slice(0, 2).join('.');
  return versions.filter((version, index) => {
    const next = versions[index + 1];
    return index === 0 || next === undefined || lineOf(next) !== lineOf(version);
  });
}

async function* bisect(
  versions: readonly string[],
  compare: VersionComparison,
  options: FindOptions,
): AsyncGenerator<VersionRange> {
  const [from] = versions;
  const to = versions.at(-1);
  if (from === undefined || to === undefined || from === to) return;
  if ((await compare(from, to)).length === 0) return;
  if (versions.length === 2 || options.precision === 'minor') {
    yield { from, to };
    return;
  }
  const middle = Math.floor(versions.length / 2);
  const halves = [versions.slice(0, middle + 1), versions.slice(middle)];
  for (const half of options.isNewestFirst ? halves.toReversed() : halves) {
    yield* bisect(half, compare, options);
  }
}
