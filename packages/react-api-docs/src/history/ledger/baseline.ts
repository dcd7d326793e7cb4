import { renderedKinds } from '../compare/assume-undeclared';
import type { ApiFact, ApiFacts } from '../compare/list-facts';
import type { ApiLedger } from './ledger-schema';

type Baseline = ApiLedger['baseline'];

/** Lists the own names of one version for the start of a ledger. */
export function listBaseline(facts: ApiFacts): Baseline {
  const baseline: Baseline = {};
  for (const fact of facts.values()) {
    if (!fact.isInherited) addName(baseline, fact);
  }
  return baseline;
}

/**
 * Adds names that the version does not declare, of exports and parts that it has.
 * @param assumed names that later versions declare
 */
export function extendBaseline(baseline: Baseline, assumed: Iterable<ApiFact>): Baseline {
  const extended = structuredClone(baseline);
  for (const fact of assumed) {
    const { of, part, isInherited } = fact;
    const isPresent = part === undefined || baseline[of]?.['part']?.includes(part);
    if (baseline[of] && isPresent && !isInherited) addName(extended, fact);
  }
  return extended;
}

/**
 * Adds names of kinds that an earlier version does not declare at all, such as data attributes, from the baseline of a
 * later version.
 */
export function carryUndeclared(earlier: Baseline, later: Baseline): Baseline {
  const declared = new Set(Object.values(earlier).flatMap((kinds) => Object.keys(kinds)));
  const missing = renderedKinds.filter((kind) => !declared.has(kind));
  const isPart = (holder: string) =>
    Object.entries(earlier).some(([of, { part = [] }]) =>
      part.some((name) => holder === `${of}.${name}`),
    );
  const carried = Object.entries(later).flatMap(([holder, kinds]) => {
    const own = Object.entries(kinds).filter(([kind]) => missing.some((one) => one === kind));
    const isPresent = own.length > 0 && (earlier[holder] !== undefined || isPart(holder));
    return isPresent ? [[holder, { ...earlier[holder], ...Object.fromEntries(own) }] as const] : [];
  });
  return { ...earlier, ...Object.fromEntries(carried) };
}

function addName(
  baseline: Baseline,
  { of, part, kind, name }: Pick<ApiFact, 'of' | 'part' | 'kind' | 'name'>,
): void {
  const holder = (baseline[part === undefined ? of : `${of}.${part}`] ??= {});
  const names = (holder[kind] ??= []);
  if (!names.includes(name)) names.push(name);
}
