import { demoCodeClass } from '../demo/contract';
import { codeBlockClass, tableClass, tableLabelAttribute } from './contract';

const selector = `.${tableClass}, .${codeBlockClass} pre, .${demoCodeClass}`;

/**
 * Adds tables and code to the Tab order while they overflow, so that they can be scrolled by keyboard. Their accessible
 * name is the caption of the block, the heading above the table, or the title of the page.
 */
export function initScrollableAreas(): void {
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
        names.set(area, findName(area));
      }
      observer.observe(area);
    }
  }
}

function findName(area: Element): string {
  const caption = area.closest('figure')?.querySelector('figcaption')?.textContent;
  const name =
    caption ??
    area.getAttribute(tableLabelAttribute) ??
    document.querySelector('h1')?.textContent ??
    '';
  return name.trim();
}
