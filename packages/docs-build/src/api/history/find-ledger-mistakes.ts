import type { Diagnostic } from 'diagnostics';
import type { ApiDocument } from 'react-api-docs/document';
import { listFacts, replayLedger, type ApiLedger } from 'react-api-docs/history';

const hint = 'Run `npx docs history` in the app, and commit what it writes.';
const code = 'DOCS6007' as const;
/** Maximum number of names in a report. Further ones are counted. */
const maxListedNames = 10;

/**
 * Compares a ledger with the committed API documents: it must end with their version, and its names must be theirs.
 *
 * @param file path of the ledger, from the repository's root
 */
export function findLedgerMistakes(
  ledger: ApiLedger | undefined,
  documents: readonly ApiDocument[],
  file: string,
): Diagnostic[] {
  const version = documents[0]?.package.version;
  if (!ledger) {
    return [{ file, code, received: 'no such file', expected: 'the history of the API', hint }];
  }
  if (ledger.newest !== version) {
    const expected = `the installed version, ${version}`;
    return [{ file, path: 'newest', code, received: ledger.newest, expected, hint }];
  }
  const unordered = ledger.releases.find(({ after }, index) => {
    const before = ledger.releases[index - 1]?.version;
    return before !== undefined && compareVersions(before, after) > 0;
  });
  if (unordered) {
    const expected = 'releases from the oldest to the newest';
    return [{ file, path: 'releases', code, received: unordered.version, expected, hint }];
  }
  const differences = replayLedger(ledger, listFacts(documents));
  const rest = differences.length - maxListedNames;
  return [
    ...differences.slice(0, maxListedNames).map(({ name, problem }) => ({
      file,
      code,
      received: `${name}, ${problem}`,
      expected: 'the names of the committed API documents',
      hint,
    })),
    ...(rest > 0
      ? [{ file, code, received: `${rest} further names`, expected: 'none', hint }]
      : []),
  ];
}

/** Compares versions by their numbers. Prereleases of one version are ordered by their last number. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
