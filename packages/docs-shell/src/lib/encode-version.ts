/**
 * Returns a version as six digits, so that versions compare as texts: `070100` for 7.1.0, `050012` for 5.0.0-beta.12. A
 * number that is not given counts as the last one: 6.4 is after 6.4.12.
 */
export function encodeVersion(version: string): string {
  const [major = 99, minor = 99, patch = 99, prerelease = patch] = version.match(/\d+/g) ?? [];
  return [major, minor, prerelease].map((number) => String(number).padStart(2, '0')).join('');
}
