import { type ChangesSummaryView, describeCounts } from 'docs-shell/components';
import type { Messages } from 'docs-shell/i18n';
import { resolveLinkTags } from '../page/resolve-link-tags';
import { describeChange, nameOfChange } from './describe-change';
import { formatVersion } from '../../load/format-version';
import type { ChangedExport, ListedChange } from './list-changes';

const titles = {
  breaking: 'changesBreaking',
  new: 'changesNew',
  deprecated: 'changesDeprecated',
  changed: 'changesChanged',
} as const satisfies Record<ListedChange['effect'], keyof Messages>;

/** Returns the page of changes as Markdown: a list for each export, newest first. */
export function writeChangesMarkdown(groups: readonly ChangedExport[], t: Messages): string {
  return groups
    .map(({ name, href, changes }) => {
      const title = href === undefined ? name : `[${name}](${href}index.md)`;
      return [
        `## ${title}`,
        changes
          .toReversed()
          .map((change) => writeLine(change, t))
          .join('\n'),
      ];
    })
    .flat()
    .join('\n\n');
}

/** Returns the page of a long history as Markdown: a line for each version, with a link to the page of its changes. */
export function writeSummaryMarkdown(summary: readonly ChangesSummaryView[], t: Messages): string {
  return summary
    .map(({ link: { href, text }, counts }) => {
      return `- [${text}](${href}index.md): ${describeCounts(counts, t)}`;
    })
    .join('\n');
}

function writeLine({ version, effect, change, returnedIn }: ListedChange, t: Messages): string {
  const text = describeChange(change, t, returnedIn).replaceAll(/\s+/g, ' ');
  const values =
    'before' in change ? ` Before: \`${change.before}\`. After: \`${change.after}\`.` : '';
  const name = `\`${nameOfChange(change)}\` (${change.kind})`;
  return resolveLinkTags(
    `- ${formatVersion(version)}, ${t[titles[effect]].toLowerCase()}: ${name}. ${text}${values}`,
    { hasNames: false },
  );
}
