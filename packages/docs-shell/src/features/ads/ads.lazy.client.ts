import { addStyles } from '../../client/add-styles';
import { eventAttributes } from '../analytics';
import { emitEvent } from '../analytics/emit-event.client';
import { isSampled } from '../analytics/is-sampled';
import styles from './ads.lazy.css?inline';
import {
  adLabelAttribute,
  blockerNoteAttribute,
  hostsAttribute,
  listingAttribute,
} from './contract';
import { findAd } from './find-ad.client';
import type { Ad } from './parse-ad.client';
import { watchForAd } from './watch-for-ad.client';

/** Fraction of the ad events that is sent. */
const adSampleRate = 0.1;
/** An ad counts as displayed after this time. */
const displayDelayMs = 2500;

/**
 * Fills the slot with an ad, or with a note if an ad blocker seems to hide it or to stop the requests. The slot stays
 * empty if the ad network responds without an ad, with an error, or too late.
 */
export async function fillAdSlot(slot: HTMLElement): Promise<void> {
  const read = (attribute: string) => slot.getAttribute(attribute) ?? '';
  addStyles(styles);

  const end = new AbortController();
  const note = document.createElement('p');
  note.className = 'd-place-note';
  note.textContent = read(blockerNoteAttribute);
  let shown: { readonly element: HTMLElement; readonly impressions: readonly string[] } | undefined;

  let seemsBlocked = false;
  const suspectBlocker = () => {
    seemsBlocked = true;
  };

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
    onBlocked: () => {
      if (seemsBlocked) slot.append(note);
    },
    onEnd: () => end.abort(),
  });

  const ad = await findAd({
    listingUrl: read(listingAttribute),
    hosts: read(hostsAttribute).split(' '),
    signal: end.signal,
    onRefused: suspectBlocker,
  });
  if (ad) {
    // Unless it becomes visible.
    suspectBlocker();
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

/**
 * Creates the element of an ad, a link. Texts of the ad network are inserted as text, never as markup.
 * @param label Says that this is an ad.
 */
function createAdElement({ link, image, company, description }: Ad, label: string): HTMLElement {
  const ad = document.createElement('section');
  ad.className = 'd-ad';
  ad.ariaLabel = label;

  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.target = '_blank';
  anchor.rel = 'sponsored noopener';
  const attributes = { ...eventAttributes('ad', { action: 'click' }, adSampleRate) };
  for (const [key, value] of Object.entries(attributes)) {
    anchor.setAttribute(key, value);
  }
  if (image !== undefined) {
    anchor.append(createImage(image));
  }
  const text = document.createElement('span');
  text.className = 'd-ad-texts';
  text.append(
    // A link without text has no accessible name.
    createText('strong', '', company || (description ? '' : new URL(link).hostname)),
    createText('span', 'd-ad-text', description),
    createText('span', 'd-ad-label', label),
  );
  anchor.append(text);
  ad.append(anchor);
  return ad;
}

function createImage(url: string): HTMLImageElement {
  const image = document.createElement('img');
  image.src = url;
  image.alt = '';
  image.width = 130;
  image.height = 100;
  image.className = 'd-ad-image';
  image.addEventListener('error', () => {
    // Keep the space, so that the text does not move.
    const placeholder = document.createElement('span');
    placeholder.className = image.className;
    image.replaceWith(placeholder);
  });
  return image;
}

function createText(tag: 'span' | 'strong', className: string, text: string): HTMLElement | '' {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return text ? element : '';
}

/** Sends an event to analytics, if the site has it. Clicks are sent through the attributes of the ad. */
function trackAd(action: 'display' | 'crash'): void {
  if (isSampled(String(adSampleRate))) {
    emitEvent('ad', { action });
  }
}
