import { encodeVersion } from 'docs-shell/lib/encode-version';

/**
 * Returns a version as pages show it: `7.1` for 7.1.0, `6.4` for 6.4.3, and `beta.12` for a prerelease. The patch is left
 * out, because a ledger that was recorded with `--minors` does not know which patch of a minor made a change.
 */
export function formatVersion(version: string): string {
  const [, prerelease] = /-(.+)$/.exec(version) ?? [];
  return prerelease ?? version.split('.').slice(0, 2).join('.');
}

/** Returns the version that pages show as `encodeVersion` writes it: after all of its patches. */
export function encodeMinor(version: string): string {
  return encodeVersion(version.includes('-') ? version : formatVersion(version));
}
