/**
 * What the markup of the ad slot and its browser code agree on. Filter lists hide elements with names such as `ad-slot`, and
 * the slot also shows a note to readers with an ad blocker, so its names do not say what it is.
 */

/** Class of the slot. */
export const adSlotClass = 'd-place';
/** URL of the listing. Marks the slot. */
export const listingAttribute = 'data-listing';
/** Origins that images and pixels may come from, separated by spaces. */
export const hostsAttribute = 'data-hosts';
/** Label of the ad, in the language of the page. */
export const adLabelAttribute = 'data-name';
/** Note for readers with an ad blocker, in the language of the page. */
export const blockerNoteAttribute = 'data-note';
