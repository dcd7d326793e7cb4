import { createSafeStorage } from '../safe-storage';
import { whenActive } from '../when-active';
import { showConsentBanner } from './consent-banner';
import {
  consentEvent,
  consentRequestEvent,
  readConsent,
  refusesTracking,
  storeConsent,
  type Consent,
} from './consent';
import { createTracker } from './create-tracker';
import { createTag, loadTag } from './load-tag';
import { readClickEvent } from './read-click-event';
import { readUserProperties } from './user-properties';
import { isVitalsVisitor } from './vitals-sample';

/** Starts analytics for a page with a measurement id (SPEC AN-1 to AN-5). Nothing is sent before consent. */
export function startAnalytics({ dataset, content: id }: HTMLMetaElement): void {
  if (refusesTracking(navigator)) {
    return;
  }
  const {
    product = '',
    category = '',
    path = '',
    question = '',
    accept = '',
    refuse = '',
  } = dataset;
  const storage = createSafeStorage(() => localStorage);
  const tag = createTag();
  const place = { productId: product, page_location: path };
  const tracker = createTracker(tag, () => {
    tag('js', new Date());
    tag('consent', 'default', {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    tag('config', id, { send_page_view: false });
    loadTag(id);
  });

  let known = '';
  const sendProperties = () => {
    const properties = readUserProperties(storage);
    if (known !== JSON.stringify(properties)) {
      known = JSON.stringify(properties);
      tracker.send('set', 'user_properties', properties);
    }
  };
  const sendView = () => {
    sendProperties();
    tracker.send('event', 'page_view', {
      page_title: document.title,
      page_location: path,
      productId: product,
      productCategoryId: category,
    });
  };

  whenActive(() => {
    // After the title and the settings of the page are there.
    setTimeout(sendView, 0);
    decideOrAsk();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      sendView();
    }
  });
  document.addEventListener('click', ({ target }) => {
    const event = target instanceof Element ? readClickEvent(target) : undefined;
    if (event) {
      const { category: name, ...details } = event;
      tracker.send('event', name, details);
    }
    // A click may have changed a setting; its own listeners come first.
    setTimeout(sendProperties, 0);
  });
  addEventListener('storage', sendProperties);

  if (isVitalsVisitor(storage)) {
    void import('./report-vitals').then(({ reportVitals }) =>
      reportVitals((name, details) => tracker.send('event', name, details), place),
    );
  }

  function decideOrAsk() {
    let close: (() => void) | undefined;
    const decide = (consent: Consent) => {
      storeConsent(storage, consent);
      tracker.decide(consent);
      close?.();
    };
    document.addEventListener(consentEvent, (event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (detail === 'granted' || detail === 'denied') {
        decide(detail);
      }
    });
    const earlier = readConsent(storage);
    if (earlier) {
      tracker.decide(earlier);
    } else if (document.dispatchEvent(new Event(consentRequestEvent, { cancelable: true }))) {
      close = showConsentBanner({ question, accept, refuse }, decide);
    }
  }
}
