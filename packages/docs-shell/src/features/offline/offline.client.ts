import { onIdle } from '../../client/on-idle';
import { offlineMetaName } from './contract';

/** Starts offline reading when the browser is idle, on the production host only. */
export function initOffline(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${offlineMetaName}"]`);
  if (meta?.content !== location.host) {
    return;
  }
  onIdle(
    () =>
      void import('./offline.lazy.client').then(({ startOfflineReading }) =>
        startOfflineReading(meta),
      ),
  );
}
