/**
 * What the markup of the feedback (`Feedback.tsx`) and its browser code agree on. Strings only: the boot script inlines
 * them, an object would be part of every page.
 */

/** Marks the element with the feedback of the page. Its value is the URL of the service, without trailing slash. */
export const feedbackAttribute = 'data-feedback';
/** Id of the product that the page belongs to. */
export const productAttribute = 'data-product';
/** Path of the page, without language. */
export const pageAttribute = 'data-page';
/** Language of the page. */
export const languageAttribute = 'data-language';
/** Marks the feedback of the 404 page, which has no question. */
export const notFoundAttribute = 'data-not-found';

/** Marks the two answers to the question: `true` or `false`. */
export const usefulAttribute = 'data-useful';
/** A text with `{name}` in the place of the section's title. */
export const labelPatternAttribute = 'data-label-pattern';
/** Class of a message that reports a failure. */
export const errorClass = 'd-feedback-error';

/** Messages of the page's language, as attributes of the feedback's element. */
export const thanksAttribute = 'data-thanks';
export const inviteAttribute = 'data-invite';
export const failedAttribute = 'data-failed';
export const queuedAttribute = 'data-queued';
/** Texts with `{count}` in the place of a number of characters. */
export const charactersLeftAttribute = 'data-characters-left';
export const tooLongAttribute = 'data-too-long';
/** Texts of the comment form and of the button that opens it. */
export const addCommentAttribute = 'data-add-comment';
export const commentAttribute = 'data-comment';
export const hintAttribute = 'data-hint';
export const sendAttribute = 'data-send';
export const cancelAttribute = 'data-cancel';
export type FeedbackMessageAttribute =
  | typeof thanksAttribute
  | typeof inviteAttribute
  | typeof failedAttribute
  | typeof queuedAttribute
  | typeof charactersLeftAttribute
  | typeof tooLongAttribute
  | typeof addCommentAttribute
  | typeof commentAttribute
  | typeof hintAttribute
  | typeof sendAttribute
  | typeof cancelAttribute;
