import type { Page } from '@playwright/test';

/** References to ids that no element has: in labels, descriptions and popups, of the whole page as it is now. */
export function findDanglingIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is closed need not be there yet; a menu's button may keep silent about being closed.
    const isClosed = (element: Element) => {
      const expanded = element.getAttribute('aria-expanded');
      return expanded === 'false' || (expanded === null && element.hasAttribute('aria-haspopup'));
    };
    const attributes = [
      'for',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-activedescendant',
      'popovertarget',
    ];
    return attributes.flatMap((attribute) =>
      // ARIA allows the popup of a collapsed control to be absent until it opens.
      [
        ...document.querySelectorAll(
          `[${attribute}]${attribute === 'aria-controls' ? ':not([aria-expanded="false"])' : ''}`,
        ),
      ].flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .filter((id) => id && !document.getElementById(id))
          .filter(() => attribute !== 'aria-controls' || !isClosed(element))
          .map((id) => `${attribute}="${id}" on <${element.localName}>`),
      ),
    );
  });
}
