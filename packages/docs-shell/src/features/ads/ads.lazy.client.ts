import styles from './ads.lazy.css?inline';
import {
  adLabelAttribute,
  blockerNoteAttribute,
  hostsAttribute,
  listingAttribute,
} from './contract';
import { createAdElement } from './create-ad-element.client';
import { findAd } from './find-ad.client';
import { trackAd } from './track-ad.client';
import { watchForAd } from './watch-for-ad.client';

/** An ad counts as displayed after this time. */
const displayDelayMs = 2500;

/** Fills the slot with an ad, or with a note if an ad blocker hides it. */
export async function fillAdSlot(slot: HTMLElement): Promise<void> {
  const read = (attribute: string) => slot.getAttribute(attribute) ?? '';
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);

  const end = new AbortController();
  const note = document.createElement('p');
  note.className = 'd-place-note';
  note.textContent = read(blockerNoteAttribute);
  let shown: { readonly element: HTMLElement; readonly impressions: readonly string[] } | undefined;

  // An error in an ad, or in an extension that changes it, must not break the page.
  const catchCrash = (task: () => void) => {
    try {
      task();
    } catch {
      shown?.element.remove();
      shown = undefined;
      trackAd('crash');
    }
  };
  const checkNow = watchForAd({
    isShown: () => isVisible(shown?.element),
    onShown: () =>
      catchCrash(() => {
        note.remove();
        // Impressions are requested once, when the ad is visible.
        for (const address of shown?.impressions ?? []) {
          new Image().src = address;
        }
        setTimeout(() => {
          if (isVisible(shown?.element)) {
            trackAd('display');
          }
        }, displayDelayMs);
      }),
    onBlocked: () => slot.append(note),
    onEnd: () => end.abort(),
  });

  const ad = await findAd({
    listingUrl: read(listingAttribute),
    hosts: read(hostsAttribute).split(' '),
    signal: end.signal,
  });
  if (ad) {
    catchCrash(() => {
      const element = createAdElement(ad, read(adLabelAttribute));
      shown = { element, impressions: ad.impressions };
      slot.prepend(element);
      checkNow();
    });
  }
}

/** An ad blocker may leave an ad in the page and hide it. */
function isVisible(element: HTMLElement | undefined): boolean {
  return (
    element !== undefined &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.clientHeight > 0
  );
}
