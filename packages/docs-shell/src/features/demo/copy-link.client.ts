import { emitEvent } from '../analytics/emit-event.client';
import { createNotice } from '../../client/notice';
import { announce } from '../../client/status-message';
import { shownVariant } from './shown-variant.client';

/** Milliseconds that the button says that the link was copied, as other copy buttons do (SPEC CT-3). */
const noticeTime = 1200;

/** Serves the buttons that copy the address of a demo, its code in the language that is shown. */
export function serveCopyLink(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-link]')) {
    const notice = createNotice((isShown) => button.toggleAttribute('data-done', isShown));
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(demoAddress(button));
      } catch {
        return; // A copy that fails is ignored silently (SPEC CT-3).
      }
      announce(button.dataset['copyLink'] ?? '');
      notice.show(noticeTime);
    };
    button.addEventListener('click', () => {
      void copy();
      const language = shownVariant(button) === 'JS' ? 'js' : 'ts';
      emitEvent('demo', { action: `copy-${language}-source-link`, label: demoName(button) });
    });
  }
}

function demoAddress(button: Element): string {
  const ending = shownVariant(button) === 'JS' ? 'jsx' : 'tsx';
  const url = new URL(location.href);
  url.search = '';
  url.hash = `${demoName(button)}.${ending}`;
  return url.href;
}

function demoName(button: Element): string {
  return button.closest<HTMLElement>('[data-demo]')?.dataset['demo'] ?? '';
}
