import type { SafeStorage } from '../../client/safe-storage';

/** The reader's decision. */
export type Consent = 'granted' | 'denied';

const consentKey = 'docs-analytics-consent';

/** Returns whether the browser sends Do Not Track or Global Privacy Control. */
export function refusesTracking(browser: object): boolean {
  return (
    Reflect.get(browser, 'doNotTrack') === '1' ||
    Reflect.get(browser, 'globalPrivacyControl') === true
  );
}

/** Returns the stored decision. Without one nothing may be sent and the reader is asked. */
export function readConsent(storage: SafeStorage): Consent | undefined {
  const stored = storage.get(consentKey);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}

/** Stores a decision. */
export function storeConsent(storage: SafeStorage, consent: Consent): void {
  storage.set(consentKey, consent);
}
