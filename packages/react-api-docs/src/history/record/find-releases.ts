import { prerelease } from 'semver';
import type { ApiChange, ApiRelease } from '../ledger/ledger-schema';

/** Returns what changed from a version to a later one. */
export type VersionComparison = (after: string, version: string) => Promise<readonly ApiChange[]>;

/** How exact the versions of changes are: the release with the change, or the minor version. */
export type Precision = 'patch' | 'minor';

/**
 * Finds the versions in which something changed. Compares the last versions of neighboring minors, and halves the
 * distance between two versions that differ until they follow each other. A change that a later version of the same
 * minor takes back is not found.
 *
 * @param versions oldest first
 */
export async function findReleases(
  versions: readonly string[],
  compare: VersionComparison,
  precision: Precision = 'patch',
): Promise<ApiRelease[]> {
  const samples = sampleVersions(versions);
  const releases: ApiRelease[] = [];
  for (const [index, version] of samples.entries()) {
    const after = samples[index - 1];
    if (after === undefined) continue;
    const range = versions.slice(versions.indexOf(after), versions.indexOf(version) + 1);
    releases.push(...(await bisect(range, compare, precision)));
  }
  return releases;
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

async function bisect(
  versions: readonly string[],
  compare: VersionComparison,
  precision: Precision,
): Promise<ApiRelease[]> {
  const [after] = versions;
  const version = versions.at(-1);
  if (after === undefined || version === undefined || after === version) return [];
  const changes = await compare(after, version);
  if (changes.length === 0) return [];
  if (versions.length === 2 || precision === 'minor') {
    return [{ version, after, changes: [...changes] }];
  }
  const middle = Math.floor(versions.length / 2);
  return [
    ...(await bisect(versions.slice(0, middle + 1), compare, precision)),
    ...(await bisect(versions.slice(middle), compare, precision)),
  ];
}
