/** Returns a version as pages show it: `7.1` for 7.1.0, `6.4.3`, and `beta.12` for a prerelease. */
export function formatVersion(version: string): string {
  const [, prerelease] = /-(.+)$/.exec(version) ?? [];
  return prerelease ?? version.replace(/^(\d+\.\d+)\.0$/, '$1');
}
