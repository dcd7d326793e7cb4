import { eventAttributes } from '../analytics';
import type { Ad } from './parse-ad.client';
import { adSplit } from './track-ad.client';

/** The ad as a link; what a network wrote is text (SPEC AD-3). */
export function drawAd({ link, image, company, description }: Ad, name: string): HTMLElement {
  const ad = document.createElement('section');
  ad.className = 'd-ad';
  ad.ariaLabel = name;

  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.target = '_blank';
  anchor.rel = 'sponsored noopener';
  const marks = { ...eventAttributes('ad', { action: 'click' }, adSplit) };
  for (const [key, value] of Object.entries(marks)) {
    anchor.setAttribute(key, value);
  }
  if (image !== undefined) {
    anchor.append(drawPicture(image));
  }
  const words = document.createElement('span');
  words.className = 'd-ad-words';
  words.append(
    // A link without words would have no name.
    drawText('strong', '', company || (description ? '' : new URL(link).hostname)),
    drawText('span', 'd-ad-text', description),
    drawText('span', 'd-ad-label', name),
  );
  anchor.append(words);
  ad.append(anchor);
  return ad;
}

function drawPicture(address: string): HTMLImageElement {
  const picture = document.createElement('img');
  picture.src = address;
  picture.alt = '';
  picture.width = 130;
  picture.height = 100;
  picture.className = 'd-ad-picture';
  picture.addEventListener('error', () => {
    // The words do without it, and stay where they are.
    const room = document.createElement('span');
    room.className = picture.className;
    picture.replaceWith(room);
  });
  return picture;
}

function drawText(tag: 'span' | 'strong', className: string, text: string): HTMLElement | '' {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return text ? element : '';
}
