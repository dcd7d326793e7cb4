import { createElement } from './create-element';

/** Adds the styles of a part that loads after the page, unless the page has them already. */
export function addStyles(css: string): void {
  const present = [...document.querySelectorAll('head > style')];
  if (!present.some(({ textContent }) => textContent === css)) {
    document.head.append(createElement('style', {}, css));
  }
}
