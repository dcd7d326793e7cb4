import type { SafeStorage } from '../../client/safe-storage';

/** What the reader decided. */
export type Consent = 'granted' | 'denied';

const consentKey = 'docs-analytics-consent';

/**
 * Event by which a consent banner of the site's own says what the reader decided:
 * `document.dispatchEvent(new CustomEvent('docs-consent', { detail: 'granted' }))`.
 */
export const consentEvent = 'docs-consent';

/** Event that asks for the decision. Who prevents its default shows a banner of their own. */
export const consentRequestEvent = 'docs-consent-request';

/** Whether the browser says for its reader that nothing is to be recorded (SPEC AN-5). */
export function refusesTracking(browser: object): boolean {
  return (
    Reflect.get(browser, 'doNotTrack') === '1' ||
    Reflect.get(browser, 'globalPrivacyControl') === true
  );
}

/** What was decided earlier; nothing yet means denied, and that the reader is asked. */
export function readConsent(storage: SafeStorage): Consent | undefined {
  const stored = storage.get(consentKey);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}

/** Keeps a decision. */
export function storeConsent(storage: SafeStorage, consent: Consent): void {
  storage.set(consentKey, consent);
}
