/**
 * Gives the hosted box the roles that it lacks, each time it is put into a page: it calls itself a button that holds
 * all its controls, and its top and bottom the page's own banner and footer.
 */
export function mendMarkup(place: HTMLElement): void {
  const mend = () => {
    const box = place.querySelector(':scope > .DocSearch-Container');
    if (!box || box.role === 'dialog') return;
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-modal', 'true');
    box.setAttribute('tabindex', '-1');
    box.removeAttribute('aria-expanded');
    box.removeAttribute('aria-haspopup');
    for (const part of box.querySelectorAll('header, footer')) {
      part.setAttribute('role', 'presentation');
    }
  };
  new MutationObserver(mend).observe(place, { childList: true });
}
