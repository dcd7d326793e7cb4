/**
 * Calls back whenever what local storage holds may differ from what the page shows: another tab wrote one of the
 * keys or cleared everything, the page came back from the back/forward cache or with its old form state, or it was
 * prerendered before the reader's last choice.
 */
export function followStorage(keys: readonly string[], apply: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || keys.includes(key)) {
      apply();
    }
  });
  addEventListener('pageshow', apply);
  document.addEventListener('prerenderingchange', apply);
}
