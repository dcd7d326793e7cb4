import type { FactKind } from '../ledger/ledger-schema';
import { isExport, type ApiFact, type ApiFacts } from './list-facts';

/** What a component renders is there before its package declares it. */
export const renderedKinds: readonly FactKind[] = ['class', 'variable', 'attribute'];

/**
 * Returns what an earlier version most likely rendered of a kind that it does not declare at all. Base UI has declared
 * its data attributes since 1.9: they are not new in 1.9.
 */
export function assumeUndeclared(earlier: ApiFacts, later: ApiFacts): ApiFact[] {
  const declared = new Set([...earlier.values()].map(({ kind }) => kind));
  const kinds = renderedKinds.filter((kind) => !declared.has(kind));
  const holders = new Set(
    [...earlier.values()].flatMap((fact) =>
      isExport(fact) ? fact.of : fact.kind === 'part' ? `${fact.of}.${fact.name}` : [],
    ),
  );
  return [...later.values()].filter(
    ({ kind, of, part }) =>
      kinds.includes(kind) && holders.has(part === undefined ? of : `${of}.${part}`),
  );
}
