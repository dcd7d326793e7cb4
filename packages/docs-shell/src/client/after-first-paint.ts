/** Calls back after the first paint, so that later work does not delay it, not even on a prerendered page. */
export function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: 'paint', buffered: true });
}
