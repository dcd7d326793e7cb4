/**
 * Calls back when the reader has seen the page: work for what comes later must not take the processor from the
 * first paint, least of all when a prerendered page is taken and everything else is ready.
 */
export function afterFirstPaint(callback: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    callback();
  }).observe({ type: 'paint', buffered: true });
}
