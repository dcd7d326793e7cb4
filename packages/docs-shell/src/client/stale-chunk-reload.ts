import { createSafeStorage } from './safe-storage';
import { unsavedChanges } from './unsaved-changes';
import { statusWord } from './status-message';

/** An island says with it that its script did not come. */
export const scriptFailedEvent = 'docs-script-failed';

const storageKey = 'docs-script-gone';

/** A failed import in the words of Chromium and Firefox, with its address, and of Safari, without. */
const importFailure = /(?:dynamically imported module: (\S+)|Importing a module script failed)/;

/**
 * A script of an older build that is not on the server any more: the page is loaded again, once, which brings the new
 * build; if that does not help, or something typed would be lost, the reader is told (SPEC SW-1). Without network
 * nothing is gone, only out of reach.
 */
export function setUpGoneScripts(): void {
  addEventListener('unhandledrejection', ({ reason }) => void check(reason));
  document.addEventListener(scriptFailedEvent, (event) => {
    void check(event instanceof CustomEvent ? event.detail : undefined);
  });
}

async function check(reason: unknown): Promise<void> {
  const failure = reason instanceof Error ? importFailure.exec(reason.message) : null;
  if (!failure || !(await isGone(failure[1] ?? location.href))) {
    return;
  }
  const storage = createSafeStorage(() => sessionStorage);
  const page = location.pathname;
  if (storage.get(storageKey) !== page && !unsavedChanges() && storage.set(storageKey, page)) {
    location.reload();
    return;
  }
  const message = document.createElement('p');
  message.className = 'd-not-translated';
  message.role = 'alert';
  message.textContent = statusWord('gone');
  document.querySelector('.d-content:not(:has([role=alert].d-not-translated))')?.prepend(message);
}

/** Whether the server is there and says that it has no such file; Safari does not say which one it was. */
async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 || url === location.href;
  } catch {
    return false;
  }
}
