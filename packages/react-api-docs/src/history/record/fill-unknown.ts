import { isExport, keyOf, type ApiFact, type ApiFacts } from '../compare/list-facts';
import type { FactsPair } from './estimate-facts';

/**
 * Fills in what one of two versions does not tell: 5.8.6 of Material UI was published with types of props that name files
 * of its repository. The later version then has the props of the earlier one. The earlier one has those of the last
 * version that tells, which is looked for only if the later one tells: Material UI does not tell the props of
 * `PopoverRoot` in any of dozens of releases.
 *
 * @param before facts of the versions before both, the newest first
 */
export async function fillUnknown(
  { earlier, later }: FactsPair,
  before: AsyncIterable<ApiFacts>,
): Promise<FactsPair> {
  const told = listHolders(later);
  let open = listUnknown(earlier).filter((holder) => told.get(holder) === true);
  const rows: ApiFact[] = [];
  if (open.length > 0) {
    for await (const facts of before) {
      const holders = listHolders(facts);
      rows.push(...listRows(facts, (holder) => open.includes(holder)));
      open = open.filter((holder) => holders.get(holder) === false);
      if (open.length === 0) break;
    }
  }
  const filled = addRows(earlier, rows);
  const unknown = new Set(listUnknown(later));
  return {
    earlier: filled,
    later: addRows(
      later,
      listRows(filled, (holder) => unknown.has(holder)),
    ),
  };
}

/** Lists the components and parts of a version by path, with whether their props are known. */
function listHolders(facts: ApiFacts): ReadonlyMap<string, boolean> {
  return new Map(
    [...facts.values()].flatMap((fact) =>
      isExport(fact)
        ? [[fact.of, !fact.hasUnknownProps] as const]
        : fact.kind === 'part'
          ? [[`${fact.of}.${fact.name}`, !fact.hasUnknownProps] as const]
          : [],
    ),
  );
}

function listUnknown(facts: ApiFacts): string[] {
  return [...listHolders(facts)].flatMap(([holder, isKnown]) => (isKnown ? [] : [holder]));
}

function listRows(facts: ApiFacts, isWanted: (holder: string) => boolean): ApiFact[] {
  return [...facts.values()].filter(
    ({ kind, of, part }) =>
      (kind === 'prop' || kind === 'slot') && isWanted(part === undefined ? of : `${of}.${part}`),
  );
}

function addRows(facts: ApiFacts, rows: readonly ApiFact[]): ApiFacts {
  if (rows.length === 0) return facts;
  return new Map([...facts, ...rows.map((row) => [keyOf(row), row] as const)]);
}
