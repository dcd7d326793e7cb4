import { createNotice } from '../../client/notice';
import { announce, statusWord } from '../../client/status-message';

/** What a click on the button does: copies the page as markdown. A copy that fails is ignored silently, as with code. */
export function createCopyPage(button: HTMLElement): () => void {
  const label = button.querySelector('span') ?? button;
  const ownText = label.textContent;
  const notice = createNotice((isShown) => {
    label.textContent = isShown ? statusWord('copied') : ownText;
  });
  return () => {
    const text = fetchText(button.dataset['copyPage'] ?? '');
    // With a promise inside, the clipboard is asked while the click still counts as one.
    copyLater(text).then(
      () => {
        announce(statusWord('copied'));
        notice.show(1200);
      },
      () => {},
    );
  };
}

async function copyLater(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // The browser may refuse the write without reading the blob, which would leave a failed request unhandled.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}
