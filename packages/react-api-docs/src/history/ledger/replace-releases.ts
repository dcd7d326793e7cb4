import { DiagnosticsError } from 'diagnostics';
import { gt, gte, lte, valid } from 'semver';
import type { VersionRange } from '../versions/list-versions';
import type { ApiLedger, ApiRelease } from './ledger-schema';

/** Returns a ledger whose releases after a version, up to another one, are replaced. */
export function replaceReleases(
  ledger: ApiLedger,
  { from, to }: VersionRange,
  releases: readonly ApiRelease[],
): ApiLedger {
  return {
    ...ledger,
    releases: [
      ...ledger.releases.filter(({ version }) => lte(version, from)),
      ...releases,
      ...ledger.releases.filter(({ version }) => gt(version, to)),
    ],
  };
}

/** Returns the release that a ledger compares with a version before the given one, but that comes after it. */
export function findSpanning(
  releases: readonly ApiRelease[],
  version: string,
): ApiRelease | undefined {
  return releases.find((one) => gt(version, one.after) && gt(one.version, version));
}

/**
 * Returns the range of a ledger that is recorded again.
 * @param text `6.5.0`, for all that comes after a version, or `6.5.0..6.9.2`
 * @throws {DiagnosticsError} A version is outside of the ledger, or between two versions that it compares.
 */
export function parseRange(text: string, { oldest, newest, releases }: ApiLedger): VersionRange {
  const [from = '', to = newest] = text.split('..');
  const describe = (version: string, first: string): string | undefined => {
    const isInside = valid(version) !== null && gte(version, first) && lte(version, newest);
    if (!isInside) return `a version from ${first} to ${newest}`;
    const around = findSpanning(releases, version);
    return around && `a version that the history compares, such as ${around.after}`;
  };
  const wrong = [
    { received: from, expected: describe(from, oldest) },
    { received: to, expected: describe(to, valid(from) ?? oldest) },
  ].find(({ expected }) => expected !== undefined);
  if (wrong?.expected === undefined) return { from, to };
  throw new DiagnosticsError([
    {
      file: 'docs history',
      path: '--again',
      code: 'DOCS7003',
      received: wrong.received,
      expected: wrong.expected,
      hint: 'Write the last version that stays as it is. After two dots, the last one to record again can follow.',
    },
  ]);
}
