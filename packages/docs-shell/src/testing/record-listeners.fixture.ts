import { vi } from 'vitest';

let ending: AbortController | undefined; // A document has one page at a time.

/** Records what a page registers on the window and the document, which outlive its markup. Ends those of the last one. */
export function recordListeners(): void {
  endListeners();
  ending = new AbortController();
  const { signal } = ending;
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

/** Takes back what was registered. */
export function endListeners(): void {
  ending?.abort();
}
