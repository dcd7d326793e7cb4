import { formatMessage, type OfflineMessages } from '../../i18n';
import type { ProductStatus } from './worker/contract';

/** What a reader can do with a product. */
export type OfflineAction = 'cancel' | 'remove' | 'retry' | 'save' | 'update';

/** What is shown of a product. */
export interface OfflineView {
  readonly line: string;
  readonly progress?: { readonly value: number; readonly text: string };
  readonly problem?: string;
  readonly actions: readonly { readonly action: OfflineAction; readonly label: string }[];
}

/** Describes the status of a product for the reader. */
export function describeStatus(
  status: ProductStatus,
  messages: OfflineMessages,
  language: string,
): OfflineView {
  const { name, saved, saving, totalBytes, isOutdated } = status;
  const size = (bytes: number) => formatSize(bytes, language);
  if (saving) {
    const { done, total } = saving;
    const value = total > 0 ? done / total : 0;
    return {
      line: formatMessage(messages.offlineSavingName, { name }),
      progress: {
        value,
        text: formatMessage(messages.offlineSaving, { done: size(done), total: size(total) }),
      },
      actions: [{ action: 'cancel', label: messages.offlineCancel }],
    };
  }
  const problem =
    status.problem &&
    {
      full: messages.offlineFull,
      network: messages.offlineNetwork,
      changing: messages.offlineChanging,
    }[status.problem];
  if (saved) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(saved.at);
    const line = formatMessage(messages.offlineSaved, { name, date, size: size(saved.bytes) });
    const update = { action: 'update', label: messages.offlineUpdate } as const;
    return {
      line: isOutdated ? `${line}. ${messages.offlineOutdated}` : line,
      ...(problem && { problem }),
      actions: [
        ...(isOutdated ? [update] : []),
        { action: 'remove', label: messages.offlineRemove },
      ],
    };
  }
  const label =
    totalBytes === undefined
      ? formatMessage(messages.offlineSave, { name })
      : formatMessage(messages.offlineSaveSize, { name, size: size(totalBytes) });
  return {
    line: formatMessage(messages.offlineInvite, { name }),
    ...(problem && { problem }),
    actions: [
      problem ? { action: 'retry', label: messages.offlineRetry } : { action: 'save', label },
    ],
  };
}

function formatSize(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10_000_000 ? 1 : 0,
  }).format(bytes / 1_000_000);
}
