/** Milliseconds after a key in which nobody but the reader may take the focus away. */
const typingTime = 3000;

/**
 * Keeps the focus where the reader types: a demo that focuses a field when it is drawn would take it at every pause.
 * Who leaves by Escape or points at the demo gets there.
 */
export function keepFocus(host: HTMLElement, refocus: () => void): void {
  let typed = -Infinity;
  host.addEventListener('keydown', ({ key }) => {
    typed = key === 'Escape' ? -Infinity : performance.now();
  });
  host.addEventListener('focusout', () => {
    setTimeout(() => {
      const taker = document.activeElement;
      const isTaken = taker instanceof HTMLIFrameElement && !taker.matches(':hover');
      if (isTaken && performance.now() - typed < typingTime) {
        refocus();
      }
    });
  });
}
