import { createNotice } from '../../client/notice';
import { copiedMessageAttribute } from '../../client/contract';
import { announce, readStatusMessage } from '../../client/status-message';
import { copyPageAttribute } from './contract';
import { withAbsoluteLinks } from './with-absolute-links';

const noticeMs = 1200;

/**
 * Creates the click handler of the button, which copies the page as markdown. A failed copy is not reported, as with
 * code blocks.
 */
export function createPageCopier(button: HTMLElement): () => void {
  const label = button.querySelector('span') ?? button;
  const initialText = label.textContent;
  const notice = createNotice((isShown) => {
    label.textContent = isShown ? readStatusMessage(copiedMessageAttribute) : initialText;
  });
  return () => {
    // Browsers allow the clipboard only during the click, so they get a promise of the text.
    const address = location.origin + location.pathname;
    const text = fetchText(button.getAttribute(copyPageAttribute) ?? '');
    copyLater(text.then((markdown) => withAbsoluteLinks(markdown, address))).then(
      () => {
        announce(readStatusMessage(copiedMessageAttribute));
        notice.show(noticeMs);
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

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.text();
}
