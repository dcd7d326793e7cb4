import type { SafeStorage } from '../../client/safe-storage';
import { readConsent, storeConsent, type Consent } from './consent';
import { consentButtonAttribute, consentEvent, consentRequestEvent } from './contract';
import { showConsentBanner, type ConsentMessages } from './consent-banner.client';

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
