/**
 * Lets the browser fetch the next page while it starts the worker, when a reader comes back: browsers stop the worker of
 * hidden pages after a while. While a page is visible, the worker fetches the next one itself, because it requests a
 * linked page, and a preload would fetch the page as well.
 */
export function preloadWhenHidden(preload: NavigationPreloadManager | undefined): void {
  // Firefox 140 shows its own error page if a preloaded request fails, whatever the worker responds.
  if (!preload || !navigator.userAgent.includes('Chrome/')) {
    return;
  }
  let isMoving = false;
  const update = () => {
    const isWanted = document.visibilityState === 'hidden';
    // The page is hidden because the reader moves to another one of the site, which is visible.
    if (document.prerendering || (isWanted && isMoving)) {
      return;
    }
    // Fails while no worker is active.
    void (isWanted ? preload.enable() : preload.disable()).catch(() => undefined);
  };
  update();
  document.addEventListener('visibilitychange', update);
  // Chromium has had the Navigation API since version 102.
  navigation.addEventListener('navigate', ({ destination }) => {
    isMoving = !destination.sameDocument && new URL(destination.url).origin === location.origin;
  });
  addEventListener('pageshow', () => {
    isMoving = false;
  });
}
