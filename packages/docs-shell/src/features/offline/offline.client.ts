import { onActivated } from '../../client/on-activated';
import { offlineMetaName } from './contract';

/**
 * Starts offline reading, on the production host only. It waits until the page has loaded and the browser is idle, and
 * a prerendered page waits until it is viewed.
 */
export function initOffline(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${offlineMetaName}"]`);
  if (meta?.content !== location.host) {
    return;
  }
  const start = () =>
    void import('./offline.lazy.client').then(({ startOfflineReading }) =>
      startOfflineReading(meta),
    );
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
  onActivated(() => {
    if (document.readyState === 'complete') {
      startWhenIdle();
    } else {
      addEventListener('load', startWhenIdle, { once: true });
    }
  });
}
