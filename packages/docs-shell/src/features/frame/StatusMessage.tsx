import type { Messages } from '../../i18n';
import { statusId } from '../../lib/element-ids';

interface StatusMessageProps {
  readonly t: Messages;
}

/** Where behaviours tell a screen reader what happened, with the words that they need. */
export function StatusMessage({ t }: StatusMessageProps) {
  return (
    <div
      id={statusId}
      className="d-visually-hidden"
      role="status"
      data-word-copy={t.copy}
      data-word-copied={t.copied}
      data-word-gone={t.scriptGone}
    />
  );
}
