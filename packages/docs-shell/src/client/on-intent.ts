/** Calls back once, when the reader points at the element, touches it or moves the focus into it. */
export function onIntent(element: Element, callback: () => unknown): void {
  const done = new AbortController();
  for (const event of ['pointerenter', 'focusin', 'click']) {
    element.addEventListener(
      event,
      () => {
        done.abort();
        callback();
      },
      { signal: done.signal },
    );
  }
}
