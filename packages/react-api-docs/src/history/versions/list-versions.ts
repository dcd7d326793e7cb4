import { compare, gte, lte, prerelease } from 'semver';
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
  const [first = [], ...others] = await Promise.all(
    packages.map((name) => registry.versionsOf(name)),
  );
  const [channel] = prerelease(from) ?? [];
  return first
    .filter((version) => others.every((versions) => versions.includes(version)))
    .filter((version) => gte(version, from) && lte(version, to))
    .filter((version) => (prerelease(version) ?? [undefined])[0] === channel || version === to)
    .sort(compare);
}
