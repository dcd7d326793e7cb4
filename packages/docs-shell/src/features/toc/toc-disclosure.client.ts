import { tocClass } from './contract';

/**
 * On a narrow screen the open table of contents covers the text: closes it after a click on a link or outside, and on
 * Escape.
 */
export function initTocDisclosure(): void {
  const details = document.querySelector<HTMLDetailsElement>(`.${tocClass} > details`);
  if (!details) {
    return;
  }
  document.addEventListener('click', ({ target }) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    const isOutside = !(target instanceof Node && details.contains(target));
    if (isLink || isOutside) {
      details.open = false;
    }
  });
  details.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && details.open) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
  });
}
