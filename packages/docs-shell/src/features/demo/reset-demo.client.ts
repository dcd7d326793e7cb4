import { resetDemoEvent } from './hydration/reset-demo-event';
import { announce } from '../../client/status-message';

/** Serves the buttons that put a demo back to its start. */
export function serveReset(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-reset-demo]')) {
    button.addEventListener('click', () => {
      const demo = button.closest('[data-demo]');
      demo?.dispatchEvent(new Event(resetDemoEvent));
      demo?.querySelector<HTMLIFrameElement>('.d-demo-window')?.contentWindow?.location.reload();
      announce(button.dataset['resetDemo'] ?? '');
    });
  }
}
