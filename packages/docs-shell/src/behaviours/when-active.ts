/** Calls back when a reader really sees the page: at once, or when a prerendered page is taken. */
export function whenActive(callback: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}
