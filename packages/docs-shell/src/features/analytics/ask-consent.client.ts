import { addStyles } from '../../client/add-styles';
import { pageClass } from '../../client/contract';
import type { SafeStorage } from '../../client/safe-storage';
import { type Consent, readConsent, storeConsent } from './consent';
import styles from './consent-banner.lazy.css?inline';
import { consentButtonAttribute, consentEvent, consentRequestEvent } from './contract';

interface ConsentOptions {
  readonly storage: SafeStorage;
  readonly messages: ConsentMessages;
  readonly onDecision: (consent: Consent) => void;
}

/**
 * Reports every decision of the reader: one that is stored, one made in our banner or the site's own, and one made in
 * another tab. The button in the footer asks again, so that consent can be withdrawn as easily as it was given.
 */
export function askConsent({ storage, messages, onDecision }: ConsentOptions): void {
  let close: (() => void) | undefined;
  const decide = (consent: Consent) => {
    close?.();
    close = undefined;
    onDecision(consent);
  };
  const decideHere = (consent: Consent) => {
    storeConsent(storage, consent);
    decide(consent);
  };
  /** A site with its own banner prevents the default of the event. */
  const ask = (opener?: HTMLElement) => {
    if (document.dispatchEvent(new Event(consentRequestEvent, { cancelable: true }))) {
      close?.();
      close = showConsentBanner(messages, decideHere, opener);
    }
  };
  const follow = () => {
    const stored = readConsent(storage);
    if (stored) {
      decide(stored);
    }
    return stored !== undefined;
  };

  document.addEventListener(consentEvent, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (detail === 'granted' || detail === 'denied') {
      decideHere(detail);
    }
  });
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  const opener = document.querySelector<HTMLElement>(`[${consentButtonAttribute}]`);
  if (opener) {
    opener.hidden = false;
    opener.addEventListener('click', () => ask(opener));
  }
  if (!follow()) {
    ask();
  }
}

/** Messages of the banner, in the language of the page. */
interface ConsentMessages {
  readonly question: string;
  readonly accept: string;
  readonly refuse: string;
}

/**
 * Asks for consent in a banner at the bottom of the page. Both answers look the same.
 * @param opener The button that opened the banner: the focus moves from it to the banner, and back on closing.
 * @returns A function that closes the banner.
 */
function showConsentBanner(
  messages: ConsentMessages,
  decide: (consent: Consent) => void,
  opener?: HTMLElement,
): () => void {
  addStyles(styles);

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
    opener?.focus();
  };
}
