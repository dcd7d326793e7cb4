import { createSafeStorage } from '../../client/safe-storage';
import { whenActive } from '../../client/on-activated';
import { askConsent } from './ask-consent.client';
import { refusesTracking } from './consent';
import { createTracker } from './create-tracker';
import { listenToEvents } from './listen-to-events.client';
import { createTag, loadTag } from './load-tag.client';
import { followUserProperties, readUserProperties } from './user-properties.client';
import { isVitalsVisitor } from './vitals-sample';

/** Starts analytics for a page with a measurement id (SPEC AN-1 to AN-5). Nothing is sent or stored before consent. */
export function startAnalytics({ dataset, content: id }: HTMLMetaElement): void {
  if (refusesTracking(navigator)) {
    return;
  }
  const { product = '', category = '', path = '' } = dataset;
  const { question = '', accept = '', refuse = '' } = dataset;
  const storage = createSafeStorage(() => localStorage);
  const tag = createTag();
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
    sendVitals();
  });
  const sendEvent = (name: string, parameters: object) => tracker.send('event', name, parameters);

  /** Only once the reader agreed: the decision is stored. What was measured before is kept by the browser. */
  function sendVitals() {
    if (isVitalsVisitor(storage)) {
      const place = { productId: product, page_location: path };
      import('./report-vitals').then(
        ({ reportVitals }) => reportVitals(sendEvent, place),
        () => {}, // A page without them is a page.
      );
    }
  }

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
    sendEvent('page_view', {
      page_title: document.title,
      page_location: path,
      productId: product,
      productCategoryId: category,
    });
  };

  whenActive(() => {
    // After the title and the settings of the page are there.
    setTimeout(sendView, 0);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) {
        sendView();
      }
    });
    listenToEvents(sendEvent);
    followUserProperties(sendProperties);
    askConsent({
      storage,
      words: { question, accept, refuse },
      onDecision: (consent) => tracker.decide(consent),
    });
  });
}
