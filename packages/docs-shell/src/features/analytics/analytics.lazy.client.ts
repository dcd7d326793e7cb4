import { onActivated } from '../../client/on-activated';
import { createSafeStorage } from '../../client/safe-storage';
import type { SafeStorage } from '../../client/safe-storage';
import { codeVariantCookie, parseCodeVariant } from '../../theme/code-variant';
import { darkModeQuery, modeStorageKey, parseColorMode } from '../../theme/color-mode';
import { getCookie } from '../../theme/get-cookie';
import { searchEventName, type SearchEvent } from '../../client/search-events';
import { askConsent } from './ask-consent.client';
import { refusesTracking } from './consent';
import {
  acceptAttribute,
  categoryAttribute,
  pathAttribute,
  productAttribute,
  questionAttribute,
  refuseAttribute,
  analyticsEventName,
  eventActionAttribute,
  eventCategoryAttribute,
  eventLabelAttribute,
  eventSampleRateAttribute,
} from './contract';
import { createTracker } from './create-tracker';
import { isVitalsVisitor } from './vitals-sample';
import type { EventDetails } from './events';
import { isSampled } from './is-sampled';

/** Starts analytics for a page. Nothing is sent or stored before the reader consents. */
export function startAnalytics(meta: HTMLMetaElement): void {
  if (refusesTracking(navigator)) {
    return;
  }
  const id = meta.content;
  const read = (attribute: string) => meta.getAttribute(attribute) ?? '';
  const product = read(productAttribute);
  const path = read(pathAttribute);
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

  /** Called after consent, because the choice of visitors is stored. The browser keeps earlier measurements. */
  function sendVitals() {
    if (isVitalsVisitor(storage)) {
      const page = { productId: product, page_location: path };
      import('./report-vitals').then(
        ({ reportVitals }) => reportVitals(sendEvent, page),
        () => {}, // The page works without them.
      );
    }
  }

  let lastProperties = '';
  const sendProperties = () => {
    const properties = readUserProperties(storage);
    if (lastProperties !== JSON.stringify(properties)) {
      lastProperties = JSON.stringify(properties);
      tracker.send('set', 'user_properties', properties);
    }
  };
  const sendView = () => {
    sendProperties();
    sendEvent('page_view', {
      page_title: document.title,
      page_location: path,
      productId: product,
      productCategoryId: read(categoryAttribute),
    });
  };

  onActivated(() => {
    // After other browser code has set the title and the settings of the page.
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
      messages: {
        question: read(questionAttribute),
        accept: read(acceptAttribute),
        refuse: read(refuseAttribute),
      },
      onDecision: (consent) => tracker.decide(consent),
    });
  });
}

/** URL of Google's tag. The Content-Security-Policy allows it if the site has a measurement id. */
const tagUrl = 'https://www.googletagmanager.com/gtag/js';

/** Creates the global tag function, which queues calls until the script is loaded. */
function createTag(): (...call: readonly unknown[]) => void {
  const global = globalThis as { dataLayer?: unknown[]; gtag?: (...call: unknown[]) => void };
  const queue = (global.dataLayer ??= []);
  global.gtag ??= function gtag() {
    // The script requires an `arguments` object; it ignores arrays.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  return (...call) => {
    try {
      global.gtag?.(...call);
    } catch {
      // An error in a third-party script must not break the page.
    }
  };
}

/** Loads the script. If it is blocked, nothing is sent. */
function loadTag(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagUrl}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Properties that are sent about every reader. */
type UserProperties = Readonly<
  Record<
    'codeVariant' | 'userLanguage' | 'devicePixelRatio' | 'os' | 'colorSchemeOS' | 'colorScheme',
    string
  >
>;

/** Returns the reader's settings and device, too coarse to identify anybody. */
function readUserProperties(storage: SafeStorage): UserProperties {
  return {
    codeVariant: parseCodeVariant(getCookie(codeVariantCookie)),
    userLanguage: document.documentElement.lang,
    devicePixelRatio: String(Math.round(devicePixelRatio * 10) / 10),
    os: readPlatform(),
    colorSchemeOS: matchMedia(darkModeQuery).matches ? 'dark' : 'light',
    colorScheme: parseColorMode(storage.get(modeStorageKey)),
  };
}

/** Calls back when a property may have changed: in this tab, in another one, in the system, or by zooming. */
function followUserProperties(callback: () => void): void {
  // A click may change a setting. Wait until its own listeners have run.
  document.addEventListener('click', () => setTimeout(callback, 0));
  addEventListener('storage', callback);
  addEventListener('resize', callback);
  matchMedia(darkModeQuery).addEventListener('change', callback);
}

function readPlatform(): string {
  const data: unknown = Reflect.get(navigator, 'userAgentData');
  const platform: unknown = data instanceof Object ? Reflect.get(data, 'platform') : undefined;
  if (typeof platform === 'string' && platform !== '') {
    return platform;
  }
  const [name] = /Windows|Android|iPhone|iPad|Mac|CrOS|Linux/.exec(navigator.userAgent) ?? [];
  return name ?? 'other';
}

/** Sends an event by its name. */
type Send = (name: string, parameters: object) => void;

/** The analytics service stores at most 100 characters. */
const maxQueryLength = 100;

/** Sends the reader's clicks on marked elements, events of browser code, and events of the search box. */
function listenToEvents(send: Send): void {
  document.addEventListener('click', ({ target, isTrusted }) => {
    // Browser code repeats a click that comes before the code of its control.
    const marked =
      isTrusted && target instanceof Element && target.closest(`[${eventCategoryAttribute}]`);
    if (marked && isSampled(marked.getAttribute(eventSampleRateAttribute))) {
      send(
        marked.getAttribute(eventCategoryAttribute) ?? '',
        toParameters({
          action: marked.getAttribute(eventActionAttribute),
          label: marked.getAttribute(eventLabelAttribute),
        }),
      );
    }
  });
  document.addEventListener(analyticsEventName, ({ detail: { category, details } }) =>
    send(category, toParameters(details)),
  );
  document.addEventListener(searchEventName, ({ detail }) =>
    send('search', toParameters(describeSearch(detail))),
  );
}

function describeSearch(event: SearchEvent): EventDetails<'search'> {
  if (event.action === 'opened') {
    return { action: 'opened' };
  }
  const { action, query, count } = event;
  return {
    action,
    label: query.slice(0, maxQueryLength),
    count,
    ...(action === 'chosen' && { target: event.href }),
  };
}

interface Details {
  readonly action?: string | null;
  readonly label?: string | null;
}

/** Returns the details as parameters of the tag function. */
function toParameters({ action, label, ...others }: Details): object {
  return {
    ...(typeof action === 'string' && { eventAction: action }),
    ...(typeof label === 'string' && { eventLabel: label }),
    ...others,
  };
}
