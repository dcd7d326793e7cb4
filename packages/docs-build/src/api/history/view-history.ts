import type { ApiHistoryView } from 'docs-shell/components';
import { encodeVersion } from 'docs-shell/lib/encode-version';
import { formatMessage, type Messages } from 'docs-shell/i18n';
import { codeHtml } from '../page/html';
import { formatVersion } from '../../load/format-version';
import type { RowHistory } from './row-history';

/** Creates the view of a row's history. Its texts are HTML. */
export function viewHistory(
  { since, deprecatedSince, changes }: RowHistory,
  t: Messages,
): ApiHistoryView {
  return {
    ...(since !== undefined && {
      since: { text: formatVersion(since), code: encodeVersion(since) },
    }),
    ...(deprecatedSince !== undefined && { deprecatedSince: formatVersion(deprecatedSince) }),
    changes: changes.map(({ version, change, before, after }) => ({
      title: formatMessage(change === 'type' ? t.apiTypeChanged : t.apiDefaultChanged, {
        version: formatVersion(version),
      }),
      before: codeHtml(before),
      after: codeHtml(after),
    })),
  };
}

/** Returns the history of a row as Markdown sentences. */
export function writeHistory(history: RowHistory | undefined, t: Messages): string[] {
  if (!history) return [];
  const { since, deprecatedSince, changes } = history;
  const sentence = (message: string, version: string) =>
    `${formatMessage(message, { version: formatVersion(version) })}.`;
  return [
    ...(since === undefined ? [] : [sentence(t.apiSince, since)]),
    ...(deprecatedSince === undefined ? [] : [sentence(t.apiDeprecatedSince, deprecatedSince)]),
    ...changes.map(({ version, change, before }) => {
      const message = change === 'type' ? t.apiTypeChanged : t.apiDefaultChanged;
      return `${formatMessage(message, { version: formatVersion(version) })}, \`${before}\` before.`;
    }),
  ];
}
