import type { Page } from '@playwright/test';

/** Returns references to ids that no element of the page has, in labels, descriptions and popups. */
export function findDanglingIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The popup of a closed control may not exist yet. The button of a closed menu may have no `aria-expanded`.
    const isClosed = (element: Element) => {
      const expanded = element.getAttribute('aria-expanded');
      return expanded === 'false' || (expanded === null && element.hasAttribute('aria-haspopup'));
    };
    // The Data Grid gives its side panel an id only if the button opened it, and not its initial state.
    const opensSidebar = (element: Element) =>
      element.hasAttribute('aria-haspopup') &&
      element.closest('.MuiDataGrid-root')?.querySelector('.MuiDataGrid-sidebar:not([id])');
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
          .filter(
            () => attribute !== 'aria-controls' || !(isClosed(element) || opensSidebar(element)),
          )
          .map((id) => `${attribute}="${id}" on <${element.localName}>`),
      ),
    );
  });
}
