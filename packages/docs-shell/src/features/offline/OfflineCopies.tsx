import type { Messages } from '../../i18n';
import { offlineCopiesAttribute } from './contract';

interface OfflineCopiesProps {
  readonly t: Messages;
}

/** Lists the offline copies on the reader's device. The text is replaced when there is a service worker. */
export function OfflineCopies({ t }: OfflineCopiesProps) {
  return (
    <div {...{ [offlineCopiesAttribute]: '' }}>
      <p>{t.offlineNotHere}</p>
    </div>
  );
}
