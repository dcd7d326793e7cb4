/** Calls back when the reader sees the page: immediately, or when a prerendered page is activated. */
export function onActivated(callback: () => void): void {
  if (isPrerendering()) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else {
    callback();
  }
}

/** Returns whether the browser prerenders this page while the reader is still on another one. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering;
}
