import { eventAttributes } from '../analytics';
import type { Ad } from './parse-ad.client';
import { adSampleRate } from './track-ad.client';

/**
 * Creates the element of an ad, a link. Texts of the ad network are inserted as text, never as markup.
 * @param label Says that this is an ad.
 */
export function createAdElement(
  { link, image, company, description }: Ad,
  label: string,
): HTMLElement {
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
