/**
 * What the markup of analytics and its browser code agree on. Strings only: the boot script inlines them, an object would
 * be part of every page.
 */

/** Name of the `<meta>` element with the measurement id. */
export const analyticsMetaName = 'docs-analytics';
/** Attributes of that element with the page. */
export const productAttribute = 'data-product';
export const categoryAttribute = 'data-category';
export const pathAttribute = 'data-path';
/** Attributes of that element with the messages of the consent banner. */
export const questionAttribute = 'data-question';
export const acceptAttribute = 'data-accept';
export const refuseAttribute = 'data-refuse';

/** Marks the button that asks for consent again. */
export const consentButtonAttribute = 'data-consent';

/**
 * Event of the document with the reader's decision, for a site with its own consent banner:
 * `document.dispatchEvent(new CustomEvent('docs-consent', { detail: 'granted' }))`.
 */
export const consentEvent = 'docs-consent';

/** Event of the document that asks for consent. Prevent its default to show another consent banner. */
export const consentRequestEvent = 'docs-consent-request';

/** Event of the document for an analytics event that is not a click on marked markup. */
export const analyticsEventName = 'docs:event';

/** Attributes of an element whose clicks are an event. */
export const eventCategoryAttribute = 'data-ga-event-category';
export const eventActionAttribute = 'data-ga-event-action';
export const eventLabelAttribute = 'data-ga-event-label';
/** Fraction of the clicks that is sent. */
export const eventSampleRateAttribute = 'data-ga-event-split';
