/** Calls back once, when the reader points at, touches or focuses the element. */
export function onIntent(element: Element, callback: () => void): void {
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
