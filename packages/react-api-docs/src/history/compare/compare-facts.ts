import type { ApiChange } from '../ledger/ledger-schema';
import { isExport, keyOf, type ApiFact, type ApiFacts } from './list-facts';
import { normalizeCode } from './normalize-code';

/** An export that got another name. Its rows are compared with those of the earlier name. */
export interface MovedName {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns what changed from one version to the next, by document. Rows of new or removed exports and parts are left
 * out, because the export stands for them. So are rows that repeat those of another component; a row that becomes one
 * of them, or was one, is marked as `accepted`. So is an export that becomes an alias of another one, or was one.
 */
export function compareFacts(
  earlier: ApiFacts,
  later: ApiFacts,
  moved: readonly MovedName[] = [],
): ApiChange[] {
  const before = moveNames(earlier, moved);
  const added = [...later.values()].filter(
    (fact) => isOwn(fact) && !isOwn(before.get(keyOf(fact))),
  );
  const removed = [...before.values()].filter(
    (fact) => isOwn(fact) && !isOwn(later.get(keyOf(fact))),
  );
  const listed = (facts: readonly ApiFact[]) => {
    const wholes = new Set(facts.filter(isWhole).map(wholeOf));
    return facts.filter((fact) => !isInside(fact, wholes));
  };
  const renames = findRenames(listed(removed), listed(added));
  const accepted = (fact: ApiFact, other: ApiFacts) =>
    other.has(keyOf(fact)) || (isExport(fact) && isAlias(fact.of, other))
      ? { accepted: true as const }
      : {};
  const changes = [
    ...moved
      .filter(({ from, to }) => earlier.has(from) && later.has(to))
      .flatMap(({ from, to }) => {
        const fact = later.get(to);
        return fact ? [{ ...placeOf(fact), change: 'renamed' as const, from }] : [];
      }),
    ...listed(removed)
      .filter((fact) => !renames.has(fact))
      .map((fact) => ({
        ...placeOf(fact),
        change: 'removed' as const,
        ...adviceOf(fact),
        ...accepted(fact, later),
      })),
    ...listed(added).map((fact): ApiChange => {
      const from = [...renames].find(([, to]) => to === fact)?.[0].name;
      return from === undefined
        ? { ...placeOf(fact), change: 'added', ...accepted(fact, before) }
        : { ...placeOf(fact), change: 'renamed', from };
    }),
    ...[...later.values()].flatMap((fact) => {
      const old = before.get(keyOf(fact));
      if (!old) return [];
      const origin = moved.find(({ to }) => to === fact.of);
      return compareFact(origin ? moveClass(old, origin) : old, fact);
    }),
  ];
  return sortChanges(changes);
}

/** Sorts changes by what they are about. */
export function sortChanges(changes: readonly ApiChange[]): ApiChange[] {
  return changes.toSorted((a, b) => compareKeys(sortKeyOf(a), sortKeyOf(b)));
}

/** Applies moves to the facts of the earlier version. They happen at once: A becomes B while B becomes C. */
function moveNames(facts: ApiFacts, moved: readonly MovedName[]): ApiFacts {
  if (moved.length === 0) return facts;
  const names = new Map(moved.map(({ from, to }) => [from, to]));
  const renamed = [...facts.values()].map((fact) => {
    const of = names.get(fact.of);
    return of === undefined ? fact : { ...fact, of, ...(isExport(fact) && { name: of }) };
  });
  return new Map(renamed.map((fact) => [keyOf(fact), fact]));
}

function isAlias(name: string, facts: ApiFacts): boolean {
  return [...facts.values()].some(({ aliases }) => aliases?.includes(name));
}

function isOwn(fact: ApiFact | undefined): boolean {
  return fact !== undefined && !fact.isInherited;
}

function isWhole(fact: ApiFact): boolean {
  return isExport(fact) || fact.kind === 'part';
}

function wholeOf({ of, kind, name }: ApiFact): string {
  return kind === 'part' ? `${of} ${name}` : of;
}

function isInside(fact: ApiFact, wholes: ReadonlySet<string>): boolean {
  if (!isExport(fact) && wholes.has(fact.of)) return true;
  return fact.part !== undefined && wholes.has(`${fact.of} ${fact.part}`);
}

/** Marks of names that are not final yet. */
const prefixes = /^(?:unstable|experimental)_/i;

/** Finds rows that lost or got the mark of an unstable name, and nothing else. */
function findRenames(
  removed: readonly ApiFact[],
  added: readonly ApiFact[],
): ReadonlyMap<ApiFact, ApiFact> {
  const bareKey = (fact: ApiFact) => keyOf({ ...fact, name: fact.name.replace(prefixes, '') });
  const byKey = new Map(
    added.filter((fact) => !isExport(fact)).map((fact) => [bareKey(fact), fact]),
  );
  return new Map(
    removed
      .filter((fact) => !isExport(fact))
      .flatMap((fact) => {
        const to = byKey.get(bareKey(fact));
        return to ? [[fact, to] as const] : [];
      }),
  );
}

function compareFact(before: ApiFact, after: ApiFact): ApiChange[] {
  const place = placeOf(after);
  if (after.isInherited || before.isInherited) return [];
  const changes: ApiChange[] = [];
  if (before.deprecation === undefined && after.deprecation !== undefined)
    changes.push({ ...place, change: 'deprecated', ...adviceOf(after) });
  if (before.deprecation !== undefined && after.deprecation === undefined)
    changes.push({ ...place, change: 'undeprecated' });
  if (before.required === false && after.required) changes.push({ ...place, change: 'required' });
  if (before.required && after.required === false) changes.push({ ...place, change: 'optional' });
  if (isDifferent(before.plan, after.plan))
    changes.push({ ...place, change: 'plan', ...pair(before.plan, after.plan) });
  if (isDifferent(before.className, after.className))
    changes.push({ ...place, change: 'className', ...pair(before.className, after.className) });
  // A default that one version does not document says nothing about the code. Deprecations drop it.
  if (isDifferent(before.default, after.default))
    changes.push({ ...place, change: 'default', ...pair(before.default, after.default) });
  if (isDifferent(before.type, after.type))
    changes.push({ ...place, change: 'type', ...pair(before.type, after.type) });
  return changes;
}

function moveClass(fact: ApiFact, moved: MovedName): ApiFact {
  const { className } = fact;
  return className === undefined ? fact : { ...fact, className: renameClass(className, moved) };
}

/** A class that is named after its component moves with it: `MuiGrid2-root` becomes `MuiGrid-root`. */
export function renameClass(className: string, { from, to }: MovedName): string {
  return className.replace(new RegExp(`(?<=^[A-Za-z]*)${from}(?=-)`), to);
}

function isDifferent(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return normalizeCode(before) !== normalizeCode(after);
}

function pair(before = '', after = '') {
  return { before, after };
}

function adviceOf({ deprecation }: ApiFact): { advice?: string } {
  const advice = deprecation?.replaceAll(/\s+/g, ' ').trim();
  return advice ? { advice } : {};
}

function placeOf({ of, part, kind, name, internal }: ApiFact) {
  return {
    of,
    ...(part !== undefined && { part }),
    kind,
    name,
    ...(internal && { internal }),
  };
}

function sortKeyOf({ of, part = '', kind, name, change }: ApiChange): readonly string[] {
  return [of, part, kind, name, change];
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (const [index, one] of a.entries()) {
    const other = b[index] ?? '';
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}
