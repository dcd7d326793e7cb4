import type { Messages } from '../../i18n';
import {
  copiedMessageAttribute,
  copyMessageAttribute,
  loadFailedMessageAttribute,
  loadingMessageAttribute,
  staleChunkMessageAttribute,
  statusId,
  visuallyHiddenClass,
} from '../../client/contract';

interface StatusMessageProps {
  readonly t: Messages;
}

/** The live region of the page, with the messages that browser code shows and announces. */
export function StatusMessage({ t }: StatusMessageProps) {
  return (
    <div
      id={statusId}
      className={`d-status ${visuallyHiddenClass}`}
      role="status"
      {...{
        [copyMessageAttribute]: t.copy,
        [copiedMessageAttribute]: t.copied,
        [staleChunkMessageAttribute]: t.scriptGone,
        [loadingMessageAttribute]: t.loading,
        [loadFailedMessageAttribute]: t.loadFailed,
      }}
    />
  );
}
