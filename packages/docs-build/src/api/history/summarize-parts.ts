import {
  changeEffects,
  type ChangeEffect,
  type ChangesLink,
  type ChangesSummaryView,
} from 'docs-shell/components';
import { toHref } from 'docs-shell/routing';
import { encodeMinor, formatVersion } from '../../load/format-version';
import type { HistoryPart } from '../../load/product-api';
import { type ChangedExport, type ListedChange, selectChanges } from './list-changes';

/**
 * Counts the changes of each version of a long history by effect, newest version first. A version in several parts is
 * listed for each of them.
 */
export function summarizeParts(
  groups: readonly ChangedExport[],
  parts: readonly HistoryPart[],
): ChangesSummaryView[] {
  return parts
    .flatMap((part) => {
      const versions = new Map<string, ListedChange[]>();
      for (const change of selectChanges(groups, part).flatMap(({ changes }) => changes)) {
        const text = formatVersion(change.version);
        versions.set(text, [...(versions.get(text) ?? []), change]);
      }
      return [...versions].map(([text, changes]) => ({
        link: { ...linkToPart(part), ...(versions.size > 1 && { text }) },
        code: encodeMinor(changes[0]?.version ?? text),
        counts: countEffects(changes),
      }));
    })
    .sort((a, b) => (a.code === b.code ? 0 : a.code < b.code ? 1 : -1));
}

/** Returns a link to the page of a part. */
export function linkToPart({ pathname, title }: HistoryPart): ChangesLink {
  return { href: toHref(pathname, 'en'), text: title };
}

function countEffects(changes: readonly ListedChange[]): ChangesSummaryView['counts'] {
  const count = (effect: ChangeEffect) =>
    [effect, changes.filter((change) => change.effect === effect).length] as const;
  return Object.fromEntries(changeEffects.map(count)) as Record<ChangeEffect, number>;
}
