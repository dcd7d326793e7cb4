import { isExport, keyOf, type ApiFact, type ApiFacts } from '../compare/list-facts';

/**
 * Replaces what a version does not tell by what the version before it tells: 5.8.6 of Material UI was published with
 * types of props that name files of its repository. The next version that tells is compared with that.
 */
export async function fillUnknown(
  facts: ApiFacts,
  readBefore: () => Promise<ApiFacts> | undefined,
): Promise<ApiFacts> {
  const unknown = [...facts.values()].filter(({ hasUnknownProps }) => hasUnknownProps);
  const before = unknown.length > 0 ? await readBefore() : undefined;
  if (!before) return facts;
  const holders = new Set(unknown.map(holderOf));
  const isFilled = (fact: ApiFact) =>
    (fact.kind === 'prop' || fact.kind === 'slot') &&
    holders.has(fact.part === undefined ? fact.of : `${fact.of}.${fact.part}`);
  const rows = [...before.values()].filter(isFilled).map((row) => [keyOf(row), row] as const);
  return new Map([...facts, ...rows]);
}

function holderOf(fact: ApiFact): string {
  return isExport(fact) ? fact.of : `${fact.of}.${fact.name}`;
}
