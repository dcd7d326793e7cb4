const selector = '.d-table, .d-code pre, .d-demo-code';

/** Lets the Tab key stop at tables and code that scroll, and only at those: else they cannot be read by keyboard. */
export function setUpScrollableAreas(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight) {
        target.setAttribute('tabindex', '0');
      } else {
        target.removeAttribute('tabindex');
      }
    }
  });
  for (const area of document.querySelectorAll(selector)) {
    if (!area.hasAttribute('tabindex')) {
      observer.observe(area);
    }
  }
}
