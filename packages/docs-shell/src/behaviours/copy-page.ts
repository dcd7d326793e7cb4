import { createNotice } from './notice';
import { announce, statusWord } from './status-message';

/** Serves the button that copies the page as markdown (SPEC CT-8). A copy that fails is ignored silently, as with code. */
export function setUpCopyPage(): void {
  const button = document.querySelector<HTMLElement>('[data-copy-page]');
  const label = button?.querySelector('span');
  if (!button || !label) {
    return;
  }
  const ownText = label.textContent;
  const notice = createNotice((isShown) => {
    label.textContent = isShown ? statusWord('copied') : ownText;
  });
  button.addEventListener('click', () => {
    const text = fetchText(button.dataset['copyPage'] ?? '');
    // With a promise inside, the clipboard is asked while the click still counts as one.
    copyLater(text).then(
      () => {
        announce(statusWord('copied'));
        notice.show(1200);
      },
      () => undefined,
    );
  });
}

async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}
