import { onActivated } from './on-activated';

/** Calls back when the reader sees the page, it has loaded and the browser is idle. */
export function onIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200);
  onActivated(() => {
    if (document.readyState === 'complete') {
      wait();
    } else {
      addEventListener('load', wait, { once: true });
    }
  });
}
