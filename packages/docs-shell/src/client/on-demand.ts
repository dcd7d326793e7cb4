import { loadFailedMessageAttribute, loadingMessageAttribute } from './contract';
import { chunkFailedEvent } from './stale-chunk-reload';
import { announce, announceFailure, readStatusMessage } from './status-message';

/** Code of a control that loads when the reader turns to it. */
export interface OnDemand<T> {
  readonly isLoaded: () => boolean;
  /** Loads the code ahead. A failure is not reported, because using the control tries again. */
  readonly preload: () => Promise<T | undefined>;
  /**
   * Resolves to the code for a control that the reader uses. The control is marked busy meanwhile. If the code cannot be
   * loaded, the reader is told, the result is `undefined`, and the next use tries again. Never rejects.
   * @param failedMessage Tells the reader what failed. By default it is a general message of the shell.
   */
  readonly use: (control: Element, failedMessage?: string) => Promise<T | undefined>;
}

/** After this time, screen readers say that the code is loading. */
const announceAfterMs = 500;

/** Loads the code of a control once, however often the control is used. A failed attempt is repeated on the next use. */
export function onDemand<T>(load: () => Promise<T>): OnDemand<T> {
  let loading: Promise<T> | undefined;
  let isLoaded = false;
  const start = () =>
    (loading ??= load().then(
      (code) => {
        isLoaded = true;
        return code;
      },
      (error: unknown) => {
        loading = undefined;
        // If the server has a newer build, the page reloads.
        document.dispatchEvent(new Event(chunkFailedEvent));
        throw error;
      },
    ));
  return {
    isLoaded: () => isLoaded,
    preload: () => start().catch(() => undefined),
    use: async (control, failedMessage = readStatusMessage(loadFailedMessageAttribute)) => {
      control.ariaBusy = 'true';
      const timer = setTimeout(
        () => announce(readStatusMessage(loadingMessageAttribute)),
        announceAfterMs,
      );
      try {
        return await start();
      } catch {
        announceFailure(failedMessage);
        return undefined;
      } finally {
        clearTimeout(timer);
        control.ariaBusy = null;
      }
    },
  };
}

/** Loads the code at the first click on a control in the root, and repeats the click when it is loaded. */
export function loadOnClick(
  root: ParentNode & EventTarget,
  selector: string,
  code: OnDemand<unknown>,
  failedMessage?: string,
): void {
  root.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>(selector);
    if (!control || code.isLoaded() || control.ariaBusy === 'true') {
      return;
    }
    void code.use(control, failedMessage).then(() => {
      if (code.isLoaded()) {
        control.click();
      }
    });
  });
}

/** Loads the code of a box when the reader points at it or moves into it. After a failure, typing tries again. */
export function loadOnFocus(box: Element, code: OnDemand<unknown>): void {
  box.addEventListener('pointerenter', () => void code.preload(), { once: true });
  box.addEventListener('focusin', ({ currentTarget }) => {
    if (!code.isLoaded() && currentTarget instanceof Element) {
      void code.use(currentTarget);
    }
  });
  box.addEventListener('input', () => void code.preload());
}
