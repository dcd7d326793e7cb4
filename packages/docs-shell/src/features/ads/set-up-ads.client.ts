import { whenActive } from '../../client/on-activated';
import { isBot } from './is-bot';

/**
 * Loads what fills the place of an advertisement, once a reader sees it. Pages without advertisement have no place,
 * and programs see it empty (SPEC AD-3).
 */
export function setUpAds(): void {
  const place = document.querySelector<HTMLElement>('[data-listing]');
  if (!place || isBot(navigator.userAgent)) {
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      observer.disconnect();
      import('./serve-place.client').then(
        ({ servePlace }) => servePlace(place),
        // Not even this is there: the place stays empty.
        () => undefined,
      );
    }
  });
  whenActive(() => observer.observe(place));
}
