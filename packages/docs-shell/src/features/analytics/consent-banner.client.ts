import { pageClass } from '../../client/contract';
import type { Consent } from './consent';
import styles from './consent-banner.lazy.css?inline';

/** Messages of the banner, in the language of the page. */
export interface ConsentMessages {
  readonly question: string;
  readonly accept: string;
  readonly refuse: string;
}

/**
 * Asks for consent in a banner at the bottom of the page. Both answers look the same.
 * @param opener The button that opened the banner: the focus moves from it to the banner, and back on closing.
 * @returns A function that closes the banner.
 */
export function showConsentBanner(
  messages: ConsentMessages,
  decide: (consent: Consent) => void,
  opener?: HTMLElement,
): () => void {
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);

  const banner = document.createElement('section');
  banner.className = 'd-consent';
  banner.ariaLabel = messages.question;
  const text = document.createElement('p');
  text.textContent = messages.question;
  banner.append(text);
  for (const [label, consent] of [
    [messages.refuse, 'denied'],
    [messages.accept, 'granted'],
  ] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => decide(consent));
    banner.append(button);
  }
  (document.querySelector(`.${pageClass}`) ?? document.body).append(banner);
  if (opener) {
    banner.querySelector('button')?.focus();
  }
  return () => {
    banner.remove();
    style.remove();
    opener?.focus();
  };
}
