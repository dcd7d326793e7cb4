import { vi } from 'vitest';

// One controller, because a document has one page at a time.
let controller: AbortController | undefined;

/** Records listeners on the window and the document, which outlive the page. Removes those of the last page. */
export function recordListeners(): void {
  endListeners();
  controller = new AbortController();
  const { signal } = controller;
  for (const target of [window, document]) {
    const add = EventTarget.prototype.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        const own = typeof options === 'boolean' ? { capture: options } : options;
        const signals = own?.signal ? [signal, own.signal] : [signal];
        add(type, listener, { ...own, signal: AbortSignal.any(signals) });
      },
    );
  }
}

/** Removes the recorded listeners. */
export function endListeners(): void {
  controller?.abort();
}
