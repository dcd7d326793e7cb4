import { contentClass, noticeClass, staleChunkMessageAttribute } from './contract';
import { createSafeStorage } from './safe-storage';
import { readStatusMessage } from './status-message';
import { unsavedChanges } from './unsaved-changes';

/** Event of the document: a script could not be imported. Its detail is the error. */
export const chunkFailedEvent = 'docs-chunk-failed';

/** Session storage: the last page that was reloaded. */
const storageKey = 'docs-script-gone';

/** The message of a failed import: Chromium and Firefox name the URL, Safari does not. */
const importFailure = /(?:dynamically imported module: (\S+)|Importing a module script failed)/;

/**
 * Reloads the page once if the server has removed a script of an older build; the reload brings the new build. If that
 * does not help, or the reader would lose unsaved text, a notice is shown instead. A failure without a network
 * connection is ignored.
 */
export function initStaleChunkReload(): void {
  addEventListener('unhandledrejection', ({ reason }) => void handleFailure(reason));
  document.addEventListener(chunkFailedEvent, (event) => {
    void handleFailure(event instanceof CustomEvent ? event.detail : undefined);
  });
}

async function handleFailure(reason: unknown): Promise<void> {
  const failure = reason instanceof Error ? importFailure.exec(reason.message) : null;
  if (!failure || !(await isRemoved(failure[1] ?? location.href))) {
    return;
  }
  const storage = createSafeStorage(() => sessionStorage);
  const page = location.pathname;
  if (storage.get(storageKey) !== page && !unsavedChanges() && storage.set(storageKey, page)) {
    location.reload();
    return;
  }
  const notice = document.createElement('p');
  notice.className = noticeClass;
  notice.role = 'alert';
  notice.textContent = readStatusMessage(staleChunkMessageAttribute);
  document
    .querySelector(`.${contentClass}:not(:has([role=alert].${noticeClass}))`)
    ?.prepend(notice);
}

/**
 * Returns whether the server responds that the file does not exist. Safari does not name the file: then a response to
 * the page itself is enough.
 */
async function isRemoved(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 || url === location.href;
  } catch {
    return false;
  }
}
