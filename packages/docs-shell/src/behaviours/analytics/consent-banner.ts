import type { Consent } from './consent';
import styles from './consent-banner.css?inline';

/** Asks once, at the foot of the page: not in the way of reading, and both answers weigh the same. */
export function showConsentBanner(
  words: { readonly question: string; readonly accept: string; readonly refuse: string },
  decide: (consent: Consent) => void,
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
  return () => banner.remove();
}
