/**
 * Calls back whenever local storage may differ from what the page shows: another tab changed one of the keys or cleared
 * the storage, the page returned from the back/forward cache or with its old form state, or the page was prerendered
 * before the reader's last choice.
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
