import { onActivated } from '../../client/on-activated';
import { listingAttribute } from './contract';
import { isBot } from './is-bot';

/** Loads the ad when its slot becomes visible. Bots get no ad. */
export function initAds(): void {
  const slot = document.querySelector<HTMLElement>(`[${listingAttribute}]`);
  if (!slot || isBot(navigator.userAgent)) {
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      observer.disconnect();
      import('./ads.lazy.client').then(
        ({ fillAdSlot }) => fillAdSlot(slot),
        // If the script cannot be loaded, the slot stays empty.
        () => undefined,
      );
    }
  });
  onActivated(() => observer.observe(slot));
}
