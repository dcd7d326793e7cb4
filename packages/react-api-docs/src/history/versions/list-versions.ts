import { compare, gt, gte, lt, lte, minSatisfying, prerelease } from 'semver';
import type { Registry } from './registry';

/** A range of versions, both included. */
export interface VersionRange {
  readonly from: string;
  readonly to: string;
}

/**
 * Lists the published versions that all packages of a product have, oldest first. Prereleases are listed if the range
 * starts with one of the same kind: `5.0.0-beta.0`.
 */
export async function listVersions(
  packages: readonly string[],
  { from, to }: VersionRange,
  registry: Registry,
): Promise<string[]> {
  const [first = [], ...others] = await versionsOfAll(packages, registry);
  return first
    .filter((version) => others.every((versions) => versions.includes(version)))
    .filter((version) => gte(version, from) && lte(version, to))
    .filter((version) => isOfChannel(version, from) || version === to)
    .sort(compare);
}

/** A version that some packages of a product lack. */
export interface PartialVersion {
  readonly version: string;
  /** The packages that can be installed in this version. */
  readonly packages: readonly string[];
}

/**
 * Lists the versions between two others that some packages of a product lack, oldest first. Empty if all packages have a
 * version between.
 */
export async function listPartialVersions(
  packages: readonly string[],
  { from, to }: VersionRange,
  registry: Registry,
): Promise<PartialVersion[]> {
  const published = await versionsOfAll(packages, registry);
  const between = [...new Set(published.flat())]
    .filter((version) => gt(version, from) && lt(version, to) && isOfChannel(version, from))
    .sort(compare);
  if (between.some((version) => published.every((versions) => versions.includes(version))))
    return [];
  const partial = await Promise.all(
    between.map(async (version) => ({
      version,
      packages: await listInstallable(packages, version, registry),
    })),
  );
  return partial.filter((one) => one.packages.length > 0);
}

/**
 * Returns the packages of a product that have a version, without those that need a version of another one of them that
 * is not published.
 */
export async function listInstallable(
  packages: readonly string[],
  version: string,
  registry: Registry,
): Promise<string[]> {
  const isInstallable = async (name: string, wanted: string): Promise<boolean> => {
    if (!(await registry.versionsOf(name)).includes(wanted)) return false;
    const { dependencies } = await registry.manifestOf(name, wanted);
    for (const [other, range] of Object.entries(dependencies)) {
      if (!packages.includes(other)) continue;
      const versions = await registry.versionsOf(other);
      const chosen = minSatisfying(
        versions.filter((one) => lte(one, wanted)),
        range,
      );
      if (chosen === null || !(await isInstallable(other, chosen))) return false;
    }
    return true;
  };
  const installable = await Promise.all(packages.map((name) => isInstallable(name, version)));
  return packages.filter((_, index) => installable[index]);
}

function versionsOfAll(packages: readonly string[], registry: Registry) {
  return Promise.all(packages.map((name) => registry.versionsOf(name)));
}

/** Whether a version is a prerelease of the same kind as another one, or if both are none. */
function isOfChannel(version: string, other: string): boolean {
  const channelOf = (one: string) => (prerelease(one) ?? [undefined])[0];
  return channelOf(version) === channelOf(other);
}
