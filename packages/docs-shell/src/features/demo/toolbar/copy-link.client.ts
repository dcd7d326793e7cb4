import { emitEvent } from '../../analytics/emit-event.client';
import { createNotice } from '../../../client/notice';
import { announce } from '../../../client/status-message';
import { copiedAttribute, copyLinkAttribute, demoAttribute } from '../contract';
import { getShownCodeVariant } from '../shown-code-variant.client';

/** How long the button shows a check mark, as other copy buttons do. */
const copiedDurationMs = 1200;

/** Makes the buttons work that copy a link to a demo with its code in the variant that is shown. */
export function enableCopyLinkButtons(): void {
  for (const button of document.querySelectorAll(`[${copyLinkAttribute}]`)) {
    const notice = createNotice((isShown) => button.toggleAttribute(copiedAttribute, isShown));
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(createDemoUrl(button));
      } catch {
        return; // The browser denied access to the clipboard: nothing is announced.
      }
      announce(button.getAttribute(copyLinkAttribute) ?? '');
      notice.show(copiedDurationMs);
    };
    button.addEventListener('click', () => {
      void copy();
      const language = getShownCodeVariant(button) === 'JS' ? 'js' : 'ts';
      emitEvent('demo', { action: `copy-${language}-source-link`, label: getDemoName(button) });
    });
  }
}

function createDemoUrl(button: Element): string {
  const extension = getShownCodeVariant(button) === 'JS' ? 'jsx' : 'tsx';
  const url = new URL(location.href);
  url.search = '';
  url.hash = `${getDemoName(button)}.${extension}`;
  return url.href;
}

function getDemoName(button: Element): string {
  return button.closest(`[${demoAttribute}]`)?.getAttribute(demoAttribute) ?? '';
}
