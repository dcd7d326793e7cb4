import { isExport, type ApiFacts } from '../compare/list-facts';
import type { ApiChange, ApiLedger } from './ledger-schema';

/** A name that a ledger and the documents of a version do not agree on. */
export interface LedgerDifference {
  /** `Button prop loading` */
  readonly name: string;
  readonly problem: 'missing in the documents' | 'missing in the ledger';
}

/**
 * Applies all releases to the names of the oldest version, and compares the result with the documents of the newest.
 * Names below exports and parts that came after the oldest version are not compared, nor are props that the types do not
 * tell.
 */
export function replayLedger(
  { baseline, releases }: ApiLedger,
  facts: ApiFacts,
): LedgerDifference[] {
  const names = new Set(
    Object.entries(baseline).flatMap(([holder, kinds]) =>
      Object.entries(kinds).flatMap(([kind, list]) =>
        list.map((name) => nameOf(holder, kind, name)),
      ),
    ),
  );
  const fresh = new Set<string>();
  for (const { changes } of releases) {
    moveHolders(names, fresh, changes);
    for (const change of changes) apply(change, names, fresh);
  }
  const present = new Set(
    [...facts.values()]
      .filter(({ isInherited }) => !isInherited)
      .map(({ of, part, kind, name }) => nameOf(holderOf(of, part), kind, name)),
  );
  for (const { of, kind, name, hasUnknownProps } of facts.values()) {
    if (hasUnknownProps) fresh.add(kind === 'part' ? `${of}.${name}` : of);
  }
  const isFresh = (name: string) =>
    [...fresh].some((holder) => name.startsWith(`${holder} `) || name.startsWith(`${holder}.`));
  return [
    ...[...names]
      .filter((name) => !present.has(name) && !isFresh(name))
      .map((name) => ({ name, problem: 'missing in the documents' as const })),
    ...[...present]
      .filter((name) => !names.has(name) && !isFresh(name))
      .map((name) => ({ name, problem: 'missing in the ledger' as const })),
  ];
}

function holderOf(of: string, part: string | undefined): string {
  return part === undefined ? of : `${of}.${part}`;
}

function nameOf(holder: string, kind: string, name: string): string {
  return isExport({ kind }) ? `${holder} export ${holder}` : `${holder} ${kind} ${name}`;
}

/** Renames exports with all that they hold. */
function moveHolders(names: Set<string>, fresh: Set<string>, changes: readonly ApiChange[]): void {
  const moved = new Map(
    changes.flatMap((change) =>
      change.change === 'renamed' && isExport(change) ? [[change.from, change.of] as const] : [],
    ),
  );
  if (moved.size === 0) return;
  for (const set of [names, fresh]) {
    const renamed = [...set].map((name) => {
      const [, holder = '', rest = ''] = /^([^\s.]+)(.*)$/.exec(name) ?? [];
      const to = moved.get(holder);
      return to === undefined ? name : to + rest.replace(` export ${holder}`, ` export ${to}`);
    });
    set.clear();
    for (const name of renamed) set.add(name);
  }
}

function apply(change: ApiChange, names: Set<string>, fresh: Set<string>): void {
  const { of, part, kind, name } = change;
  const holder = holderOf(of, part);
  const whole = isExport(change) ? of : kind === 'part' ? `${of}.${name}` : undefined;
  if (change.change === 'added') {
    names.add(nameOf(holder, kind, name));
    if (whole !== undefined) fresh.add(whole);
  }
  if (change.change === 'renamed' && !isExport(change)) {
    names.delete(nameOf(holder, kind, change.from));
    names.add(nameOf(holder, kind, name));
  }
  if (change.change === 'removed') {
    names.delete(nameOf(holder, kind, name));
    if (whole === undefined) return;
    fresh.delete(whole);
    for (const name of names) {
      if (name.startsWith(`${whole} `) || name.startsWith(`${whole}.`)) names.delete(name);
    }
  }
}
