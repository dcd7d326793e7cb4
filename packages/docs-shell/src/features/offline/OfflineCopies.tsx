import type { Messages } from '../../i18n';

interface OfflineCopiesProps {
  readonly t: Messages;
}

/**
 * Where the behaviour `offline` lists what is kept on the reader's device (SPEC SW-2). What stands here until then is
 * true wherever there is no worker.
 */
export function OfflineCopies({ t }: OfflineCopiesProps) {
  return (
    <div data-offline-copies="">
      <p>{t.offlineNotHere}</p>
    </div>
  );
}
