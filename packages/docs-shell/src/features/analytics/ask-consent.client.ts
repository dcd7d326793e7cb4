import type { SafeStorage } from '../../client/safe-storage';
import {
  consentEvent,
  consentRequestEvent,
  readConsent,
  storeConsent,
  type Consent,
} from './consent';
import { showConsentBanner, type ConsentWords } from './consent-banner.client';

interface ConsentOptions {
  readonly storage: SafeStorage;
  readonly words: ConsentWords;
  readonly onDecision: (consent: Consent) => void;
}

/**
 * Follows what the reader decides: earlier, now by our banner or by the site's own, in another tab, and anew by the
 * button in the footer, as taking back is as easy as giving (SPEC AN-5).
 */
export function askConsent({ storage, words, onDecision }: ConsentOptions): void {
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
  /** Who has a banner of their own takes the request. */
  const ask = (opener?: HTMLElement) => {
    if (document.dispatchEvent(new Event(consentRequestEvent, { cancelable: true }))) {
      close?.();
      close = showConsentBanner(words, decideHere, opener);
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
  const opener = document.querySelector<HTMLElement>('[data-consent]');
  if (opener) {
    opener.hidden = false;
    opener.addEventListener('click', () => ask(opener));
  }
  if (!follow()) {
    ask();
  }
}
