import { ledgerSchema, type ApiLedger } from './ledger-schema';

/**
 * Formats a ledger as its file: a line for each change and each component, so that a release is a short diff.
 * @throws {ZodError} The ledger does not match the schema.
 */
export function serializeLedger(ledger: ApiLedger): string {
  const { releases, baseline, ...head } = ledgerSchema.parse(ledger);
  const fields = Object.entries(head).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  const entries = releases.map(({ version, after, packages, changes }) => {
    const lines = changes.map((change) => `        ${JSON.stringify(change)}`);
    const places = Object.entries({ version, after, ...(packages && { packages }) }).map(
      ([name, value]) => `"${name}": ${JSON.stringify(value)}, `,
    );
    return [`    { ${places.join('')}"changes": [`, lines.join(',\n'), '    ] }'].join('\n');
  });
  const names = Object.entries(baseline).map(
    ([holder, kinds]) => `    ${JSON.stringify(holder)}: ${JSON.stringify(kinds)}`,
  );
  return [
    '{',
    ...fields,
    '  "releases": [',
    ...(entries.length > 0 ? [entries.join(',\n')] : []),
    '  ],',
    '  "baseline": {',
    names.join(',\n'),
    '  }',
    '}',
    '',
  ].join('\n');
}
