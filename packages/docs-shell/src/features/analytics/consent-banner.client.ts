import type { Consent } from './consent';
import styles from './consent-banner.lazy.css?inline';

/** What the banner says. */
export interface ConsentWords {
  readonly question: string;
  readonly accept: string;
  readonly refuse: string;
}

/**
 * Asks at the foot of the page: not in the way of reading, and both answers weigh the same. Whoever asked for it by
 * a button gets the focus there, and back. Answers how to close it.
 */
export function showConsentBanner(
  words: ConsentWords,
  decide: (consent: Consent) => void,
  opener?: HTMLElement,
): () => void {
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);

  const banner = document.createElement('section');
  banner.className = 'd-consent';
  banner.ariaLabel = words.question;
  const text = document.createElement('p');
  text.textContent = words.question;
  banner.append(text);
  for (const [word, consent] of [
    [words.refuse, 'denied'],
    [words.accept, 'granted'],
  ] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = word;
    button.addEventListener('click', () => decide(consent));
    banner.append(button);
  }
  (document.querySelector('.d-page') ?? document.body).append(banner);
  if (opener) {
    banner.querySelector('button')?.focus();
  }
  return () => {
    banner.remove();
    style.remove();
    opener?.focus();
  };
}
