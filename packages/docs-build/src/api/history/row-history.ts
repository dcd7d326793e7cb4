import type { ApiChange, ApiLedger, FactKind } from 'react-api-docs/history';

/** A default or a type that a version changed. */
export interface RowChange {
  readonly version: string;
  readonly change: 'default' | 'type';
  readonly before: string;
  readonly after: string;
}

/** Changes of a row of an API page since the first version of the ledger. */
export interface RowHistory {
  /** The version that added it. Omitted if the first version has it, or if it is as old as its component. */
  readonly since?: string;
  readonly deprecatedSince?: string;
  /** Oldest first. */
  readonly changes: readonly RowChange[];
}

/** Identifies a row. `part` and `name` of an export are ignored. */
export interface RowPlace {
  readonly of: string;
  readonly part?: string | undefined;
  readonly kind: FactKind;
  readonly name: string;
}

/** Returns the history of a row under its current name, or undefined if nothing changed. */
export type RowHistories = (place: RowPlace) => RowHistory | undefined;

const exportKinds: readonly FactKind[] = ['component', 'hook', 'interface'];

/** Collects the changes of a ledger by row. Earlier names count as the names that exports and rows have now. */
export function collectRowHistories({ releases }: Pick<ApiLedger, 'releases'>): RowHistories {
  let rows = new Map<string, RowHistory>();
  for (const { version, changes } of releases) {
    rows = moveRows(rows, changes);
    for (const change of changes) {
      const key = keyOf(change);
      const before = rows.get(key) ?? { changes: [] };
      const after = apply(before, change, version);
      if (after) rows.set(key, after);
      else rows.delete(key);
    }
  }
  return (place) => rows.get(keyOf(place));
}

function keyOf({ of, part = '', kind, name }: RowPlace): string {
  return exportKinds.includes(kind) ? `${of} export` : [of, part, kind, name].join(' ');
}

/**
 * Moves histories from old keys to the keys of renamed exports and rows. All renames of a release apply at once, so that
 * two exports can swap their names.
 */
function moveRows(
  rows: Map<string, RowHistory>,
  changes: readonly ApiChange[],
): Map<string, RowHistory> {
  const renames = changes.filter((change) => change.change === 'renamed');
  const exports = new Map(
    renames.filter(({ kind }) => exportKinds.includes(kind)).map(({ from, of }) => [from, of]),
  );
  const keys = new Map(
    renames
      .filter(({ kind }) => !exportKinds.includes(kind))
      .map((change) => [keyOf({ ...change, name: change.from }), keyOf(change)]),
  );
  if (renames.length === 0) return rows;
  return new Map(
    [...rows].map(([key, row]) => {
      const [of = '', ...rest] = key.split(' ');
      const moved = [exports.get(of) ?? of, ...rest].join(' ');
      return [keys.get(moved) ?? moved, row];
    }),
  );
}

function apply(row: RowHistory, change: ApiChange, version: string): RowHistory | undefined {
  switch (change.change) {
    case 'added':
      return change.accepted ? row : { changes: [], since: version };
    case 'removed':
      return change.accepted ? row : undefined;
    case 'deprecated':
      return { ...row, deprecatedSince: version };
    case 'undeprecated': {
      const { deprecatedSince, ...rest } = row;
      return rest;
    }
    case 'default':
    case 'type': {
      const { before, after } = change;
      const entry = { version, change: change.change, before, after };
      return { ...row, changes: [...row.changes, entry] };
    }
    default:
      return row;
  }
}
