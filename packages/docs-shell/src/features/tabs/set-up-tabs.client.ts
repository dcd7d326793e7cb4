/** Fetches what serves the tabs of the content, on pages that have some. Without it the first of each is shown. */
export function setUpTabs(): void {
  if (document.querySelector('[data-tabs]')) {
    import('./serve-tabs.client').then(
      ({ serveTabs }) => serveTabs(),
      () => {},
    );
  }
}
