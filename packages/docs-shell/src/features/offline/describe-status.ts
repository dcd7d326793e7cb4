import { formatMessage, type OfflineMessages } from '../../i18n';
import type { ProductStatus } from './worker/messages';

/** What a reader can do about a product. */
export type OfflineAction = 'cancel' | 'remove' | 'retry' | 'save' | 'update';

/** What a reader is shown about a product. */
export interface OfflineView {
  readonly line: string;
  readonly progress?: { readonly value: number; readonly text: string };
  readonly problem?: string;
  readonly actions: readonly { readonly action: OfflineAction; readonly label: string }[];
}

/** What to show of what is there of a product (SPEC SW-2). */
export function describeStatus(
  status: ProductStatus,
  words: OfflineMessages,
  language: string,
): OfflineView {
  const { name, saved, saving, totalBytes, isOutdated } = status;
  const size = (bytes: number) => formatSize(bytes, language);
  if (saving) {
    const { done, total } = saving;
    const value = total > 0 ? done / total : 0;
    return {
      line: formatMessage(words.offlineSavingName, { name }),
      progress: {
        value,
        text: formatMessage(words.offlineSaving, { done: size(done), total: size(total) }),
      },
      actions: [{ action: 'cancel', label: words.offlineCancel }],
    };
  }
  const problem =
    status.problem &&
    {
      full: words.offlineFull,
      network: words.offlineNetwork,
      changing: words.offlineChanging,
    }[status.problem];
  if (saved) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(saved.at);
    const line = formatMessage(words.offlineSaved, { name, date, size: size(saved.bytes) });
    const update = { action: 'update', label: words.offlineUpdate } as const;
    return {
      line: isOutdated ? `${line}. ${words.offlineOutdated}` : line,
      ...(problem && { problem }),
      actions: [...(isOutdated ? [update] : []), { action: 'remove', label: words.offlineRemove }],
    };
  }
  const label =
    totalBytes === undefined
      ? formatMessage(words.offlineSave, { name })
      : formatMessage(words.offlineSaveSize, { name, size: size(totalBytes) });
  return {
    line: formatMessage(words.offlineInvite, { name }),
    ...(problem && { problem }),
    actions: [problem ? { action: 'retry', label: words.offlineRetry } : { action: 'save', label }],
  };
}

function formatSize(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10_000_000 ? 1 : 0,
  }).format(bytes / 1_000_000);
}
