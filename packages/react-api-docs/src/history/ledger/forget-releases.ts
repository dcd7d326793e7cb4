import { DiagnosticsError } from 'diagnostics';
import { gt, lte, valid } from 'semver';
import type { ApiLedger } from './ledger-schema';

/**
 * Returns a ledger up to a version, to be continued from there.
 * @param after a version that the ledger has compared with another
 * @throws {DiagnosticsError} The version is outside of the ledger, or between two versions that it compares.
 */
export function forgetReleases(ledger: ApiLedger, after: string): ApiLedger {
  const { oldest, newest, releases } = ledger;
  const isOutside = valid(after) === null || gt(oldest, after) || gt(after, newest);
  const around = isOutside
    ? undefined
    : releases.find((one) => gt(after, one.after) && gt(one.version, after));
  if (isOutside || around) {
    throw new DiagnosticsError([
      {
        file: 'docs history',
        path: '--again',
        code: 'DOCS7003',
        received: after,
        expected: around
          ? `a version that the history compares, such as ${around.after}`
          : `a version from ${oldest} to ${newest}`,
        hint: 'Write the last version that stays as it is.',
      },
    ]);
  }
  return {
    ...ledger,
    newest: after,
    releases: releases.filter(({ version }) => lte(version, after)),
  };
}
