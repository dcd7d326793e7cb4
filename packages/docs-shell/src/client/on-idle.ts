import { onActivated } from './on-activated';

/** A page that never rests gets its callback, too. */
const maxDelayMs = 5000;

/**
 * Calls back when the reader sees the page, it has loaded and the browser is idle, or five seconds later. A result of the
 * callback is ignored.
 */
export function onIdle(callback: () => unknown): void {
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => callback(), { timeout: maxDelayMs })
      : setTimeout(callback, 200);
  onActivated(() => {
    if (document.readyState === 'complete') {
      wait();
    } else {
      addEventListener('load', wait, { once: true });
    }
  });
}
