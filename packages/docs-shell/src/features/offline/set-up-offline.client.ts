import { onActivated } from '../../client/on-activated';

/**
 * Offline reading, on the configured host alone (SPEC SW-1): everything of it comes after the page is there and the
 * browser has nothing else to do, and not to a page that was prerendered and is never looked at.
 */
export function setUpOffline(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="docs-offline"]');
  if (meta?.content !== location.host) {
    return;
  }
  const serve = () =>
    void import('./serve-offline.client').then(({ serveOffline }) => serveOffline(meta.dataset));
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(serve) : setTimeout(serve, 200);
  onActivated(() => {
    if (document.readyState === 'complete') {
      whenIdle();
    } else {
      addEventListener('load', whenIdle, { once: true });
    }
  });
}
