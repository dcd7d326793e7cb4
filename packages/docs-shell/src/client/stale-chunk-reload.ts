import { contentClass, noticeClass, staleChunkMessageAttribute } from './contract';
import { demoListId } from '../features/demo/contract';
import { createSafeStorage } from './safe-storage';
import { readStatusMessage } from './status-message';
import { unsavedChanges } from './unsaved-changes';

/** Event of the document: code on demand could not be loaded. */
export const chunkFailedEvent = 'docs-chunk-failed';

/** Session storage: the last page that was reloaded. */
export const storageKey = 'docs-script-gone';

/**
 * Reloads the page once if code on demand cannot be loaded and the server has a newer build of the page. If that does
 * not help, or the reader would lose unsaved text, a notice is shown instead. A failure without a network connection is
 * ignored.
 */
export function initStaleChunkReload(reload = () => location.reload()): void {
  document.addEventListener(chunkFailedEvent, () => void handleFailure(reload));
}

async function handleFailure(reload: () => void): Promise<void> {
  if (!(await isReplaced())) {
    return;
  }
  const storage = createSafeStorage(() => sessionStorage);
  const page = location.pathname;
  if (storage.get(storageKey) !== page && !unsavedChanges() && storage.set(storageKey, page)) {
    reload();
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
 * Returns whether the server's page names other scripts or demos than this one: a changed script has another name, and
 * so have all scripts that import it. Engines do not agree on the error of a failed import, so it is not read.
 */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' });
    const html = await response.text();
    return [...document.querySelectorAll(`script[type=module],#${demoListId}`)].some(
      (script) => response.ok && !html.includes(script.getAttribute('src') ?? script.textContent),
    );
  } catch {
    return false;
  }
}
