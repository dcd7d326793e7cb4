/** Closes the contents of a narrow screen, which lie over the text, once they have served (SPEC NAV-5). */
export function setUpContentsDisclosure(): void {
  const details = document.querySelector<HTMLDetailsElement>('.d-contents > details');
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
