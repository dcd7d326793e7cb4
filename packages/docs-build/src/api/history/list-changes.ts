import { encodeVersion } from 'docs-shell/lib/encode-version';
import type { ChangeEffect } from 'docs-shell/components';
import type { ApiChange, ApiLedger } from 'react-api-docs/history';
import { type ChangesPart, isNoticeable } from '../../load/split-changes';
import type { ApiContext } from '../api-context';
import { outlineDocument } from '../page/outline';
import { anchorOfRow } from './anchor-of-row';
import { classifyChange } from './classify-change';

/** A change with the version that made it, for the page of changes. */
export interface ListedChange {
  readonly id: string;
  readonly version: string;
  readonly effect: ChangeEffect;
  readonly change: ApiChange;
  /** Of a removal: the later version that added the same again. */
  readonly returnedIn?: string;
  /** URL of the row or of the page today, if there is one. */
  readonly href?: string;
}

/** The changes of one export, oldest first. */
export interface ChangedExport {
  readonly name: string;
  readonly href?: string;
  readonly changes: readonly ListedChange[];
}

/**
 * Lists what a ledger says by export, in alphabetical order. Leaves out internal exports, and changes that an
 * application does not notice.
 */
export function listChanges(
  { releases }: Pick<ApiLedger, 'releases'>,
  { api, hrefOf }: Pick<ApiContext, 'api' | 'hrefOf'>,
): ChangedExport[] {
  const anchors = new Map(
    api.pages.map(({ document }) => [document.name, collectAnchors(document)]),
  );
  const exports = new Map<string, ListedChange[]>();
  const ids = new Set<string>();
  const findReturn = collectReturns(releases);
  for (const { version, changes } of releases) {
    for (const change of changes) {
      if (!isNoticeable(change)) continue;
      const page = hrefOf(change.of);
      const anchor = anchorOfRow(change);
      const hasAnchor = anchor !== undefined && anchors.get(change.of)?.has(anchor);
      const href = page && (hasAnchor ? `${page}#${anchor}` : page);
      const returnedIn = change.change === 'removed' ? findReturn(change, version) : undefined;
      const listed = exports.get(change.of) ?? [];
      exports.set(change.of, listed);
      listed.push({
        id: uniqueId(`${change.of}-${anchor ?? change.change}-${encodeVersion(version)}`, ids),
        version,
        effect: classifyChange(change),
        change,
        ...(returnedIn !== undefined && { returnedIn }),
        ...(href !== undefined && { href }),
      });
    }
  }
  return [...exports]
    .map(([name, changes]) => {
      const href = hrefOf(name);
      return { name, changes, ...(href !== undefined && { href }) };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns the changes of a part, by export. */
export function selectChanges(
  groups: readonly ChangedExport[],
  { changes: own }: Pick<ChangesPart, 'changes'>,
): ChangedExport[] {
  return groups
    .map((group) => ({ ...group, changes: group.changes.filter(({ change }) => own.has(change)) }))
    .filter(({ changes }) => changes.length > 0);
}

/**
 * Returns a function that finds the version that added something again after its removal. Releases of several major
 * versions overlap in time: what 6.5 has got from 7.1 is missing in 7.0.
 */
function collectReturns(releases: ApiLedger['releases']) {
  const added = releases.flatMap(({ version, changes }) =>
    changes
      .filter(({ change }) => change === 'added')
      .map((change) => ({ version, key: keyOf(change) })),
  );
  return (change: ApiChange, after: string) =>
    added.find(
      ({ version, key }) => key === keyOf(change) && encodeVersion(version) > encodeVersion(after),
    )?.version;
}

function keyOf({ of, part = '', kind, name }: ApiChange): string {
  return [of, part, kind, name].join(' ');
}

function collectAnchors(document: Parameters<typeof outlineDocument>[0]): ReadonlySet<string> {
  return new Set(
    outlineDocument(document).flatMap((section) => {
      const rows =
        section.kind === 'props'
          ? section.props
          : section.kind === 'customization'
            ? section.rows
            : [];
      return [section.id, ...rows.map(({ id }) => id)];
    }),
  );
}

function uniqueId(wanted: string, ids: Set<string>): string {
  const base = wanted.replaceAll(/[^\w-]+/g, '-');
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
