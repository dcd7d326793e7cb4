/** Calls back when a reader really sees the page: at once, or when a prerendered page is taken. */
export function whenActive(callback: () => void): void {
  if (isPrerendering()) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

/** Whether the page is made ready while the reader still looks at another one. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering;
}
