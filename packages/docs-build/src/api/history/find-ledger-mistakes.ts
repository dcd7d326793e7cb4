import type { Diagnostic } from 'diagnostics';
import type { ApiDocument } from 'react-api-docs/document';
import { listFacts, replayLedger, type ApiFacts, type ApiLedger } from 'react-api-docs/history';
import { collectRowHistories } from './row-history';

const hint = 'Run `npx docs history` in the app, and commit what it writes.';
const code = 'DOCS6007' as const;
/** Maximum number of names in a report. Further ones are counted. */
const maxListedNames = 10;

/**
 * Compares a ledger with the product's definition and the committed API documents: it must begin with the first version
 * that the definition asks for and end with that of the documents, and its names and deprecations must be theirs.
 *
 * @param file path of the ledger, from the repository's root
 * @param from first version of the history, as the product's definition has it
 */
export function findLedgerMistakes(
  ledger: ApiLedger | undefined,
  documents: readonly ApiDocument[],
  file: string,
  from: string,
): Diagnostic[] {
  const version = documents[0]?.package.version;
  if (!ledger) {
    return [{ file, code, received: 'no such file', expected: 'the history of the API', hint }];
  }
  if (ledger.newest !== version) {
    const expected = `the installed version, ${version}`;
    return [{ file, path: 'newest', code, received: ledger.newest, expected, hint }];
  }
  if (compareVersions(ledger.oldest, from) > 0) {
    const expected = `the first version that the product's definition asks for, ${from}`;
    return [{ file, path: 'oldest', code, received: ledger.oldest, expected, hint }];
  }
  const unordered = ledger.releases.find(({ after }, index) => {
    const before = ledger.releases[index - 1]?.version;
    return before !== undefined && compareVersions(before, after) > 0;
  });
  if (unordered) {
    const expected = 'releases from the oldest to the newest';
    return [{ file, path: 'releases', code, received: unordered.version, expected, hint }];
  }
  const facts = listFacts(documents);
  const differences = [
    ...replayLedger(ledger, facts).map(({ name, problem }) => `${name}, ${problem}`),
    ...findFalseDeprecations(ledger, facts),
  ];
  const rest = differences.length - maxListedNames;
  return [
    ...differences.slice(0, maxListedNames).map((received) => ({
      file,
      code,
      received,
      expected: 'the names and deprecations of the committed API documents',
      hint,
    })),
    ...(rest > 0
      ? [{ file, code, received: `${rest} further names`, expected: 'none', hint }]
      : []),
  ];
}

/** A deprecation that the ledger ends with and the documents lack. */
function findFalseDeprecations(ledger: ApiLedger, facts: ApiFacts): string[] {
  const historyOf = collectRowHistories(ledger);
  return [...facts.values()]
    .filter((fact) => fact.deprecation === undefined && !fact.isInherited)
    .filter((fact) => historyOf(fact)?.deprecatedSince !== undefined)
    .map(({ of, part, kind, name }) => {
      const holder = part === undefined ? of : `${of}.${part}`;
      return `${holder} ${kind} ${name}, deprecated in the ledger only`;
    });
}

/** Compares versions by their numbers. Prereleases of one version are ordered by their last number. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
