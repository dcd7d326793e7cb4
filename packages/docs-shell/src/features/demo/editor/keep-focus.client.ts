/**
 * Keeps the focus where the reader types while code is drawn: a demo that focuses a field then would take it at every
 * pause. Who goes there later gets there.
 */
export function keepFocus(
  host: HTMLElement,
  { isDrawing, refocus }: { readonly isDrawing: () => boolean; readonly refocus: () => void },
): void {
  let isTyping = false;
  host.addEventListener('keydown', ({ key }) => {
    isTyping = key !== 'Escape';
  });
  host.addEventListener('focusout', () => {
    setTimeout(() => {
      if (isTyping && isDrawing() && document.activeElement instanceof HTMLIFrameElement) {
        refocus();
      }
    });
  });
}
