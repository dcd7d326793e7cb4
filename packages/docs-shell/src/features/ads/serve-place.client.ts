import styles from './ads.lazy.css?inline';
import { drawAd } from './draw-ad.client';
import { findAd } from './find-ad.client';
import { trackAd } from './track-ad.client';
import { watchForAd } from './watch-for-ad.client';

/** Milliseconds after which an ad counts as displayed (SPEC AD-2). */
const displayDelay = 2500;

/** Fills the place of a page with an ad, or with a note of our own where none can be seen (SPEC AD-1 to AD-3). */
export async function servePlace(place: HTMLElement): Promise<void> {
  const { listing = '', hosts = '', name = '', note = '' } = place.dataset;
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);

  const end = new AbortController();
  const noteElement = document.createElement('p');
  noteElement.className = 'd-place-note';
  noteElement.textContent = note;
  let shown: { readonly element: HTMLElement; readonly impressions: readonly string[] } | undefined;

  // A stranger's ad, or an extension that meddles with it, never disturbs the page.
  const orCrash = (task: () => void) => {
    try {
      task();
    } catch {
      shown?.element.remove();
      shown = undefined;
      trackAd('crash');
    }
  };
  const look = watchForAd({
    isShown: () => isVisible(shown?.element),
    onShown: () =>
      orCrash(() => {
        noteElement.remove();
        // An impression counts once, when there is something to see.
        for (const address of shown?.impressions ?? []) {
          new Image().src = address;
        }
        setTimeout(() => {
          if (isVisible(shown?.element)) {
            trackAd('display');
          }
        }, displayDelay);
      }),
    onBlocked: () => place.append(noteElement),
    onEnd: () => end.abort(),
  });

  const ad = await findAd({ listingUrl: listing, hosts: hosts.split(' '), signal: end.signal });
  if (ad) {
    orCrash(() => {
      const element = drawAd(ad, name);
      shown = { element, impressions: ad.impressions };
      place.prepend(element);
      look();
    });
  }
}

/** A blocker may leave an ad in the page and hide it. */
function isVisible(element: HTMLElement | undefined): boolean {
  return (
    element !== undefined &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.clientHeight > 0
  );
}
