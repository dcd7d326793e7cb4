const selector = '.d-table, .d-code pre, .d-demo-code';

/**
 * Lets the Tab key stop at tables and code that scroll, and only at those: else they cannot be read by keyboard.
 * What can be reached has a name: that of the block, of the heading above the table, or of the page.
 */
export function setUpScrollableAreas(): void {
  const names = new Map<Element, string>();
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls =
        target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      const name = names.get(target);
      const attributes = {
        tabindex: '0',
        ...(name !== undefined && { role: 'group', 'aria-label': name }),
      };
      for (const [attribute, value] of Object.entries(attributes)) {
        if (scrolls) {
          target.setAttribute(attribute, value);
        } else {
          target.removeAttribute(attribute);
        }
      }
    }
  });
  for (const area of document.querySelectorAll(selector)) {
    if (!area.hasAttribute('tabindex')) {
      if (!area.hasAttribute('aria-label')) {
        names.set(area, nameOf(area));
      }
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
