const selector = '.d-table, .d-code pre';

/**
 * Lets the Tab key stop at tables and code that scroll, and only at those: else they cannot be read by keyboard.
 * What can be reached has a name: that of the block, of the heading above the table, or of the page.
 */
export function setUpScrollableAreas(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight) {
        target.setAttribute('tabindex', '0');
        target.setAttribute('role', 'group');
        target.setAttribute('aria-label', nameOf(target));
      } else {
        for (const name of ['tabindex', 'role', 'aria-label']) {
          target.removeAttribute(name);
        }
      }
    }
  });
  for (const area of document.querySelectorAll(selector)) {
    if (!area.hasAttribute('tabindex')) {
      observer.observe(area);
    }
  }
}

function nameOf(area: Element): string {
  const caption = area.closest('figure')?.querySelector('figcaption')?.textContent;
  const name =
    caption ?? area.getAttribute('data-label') ?? document.querySelector('h1')?.textContent ?? '';
  return name.trim();
}
