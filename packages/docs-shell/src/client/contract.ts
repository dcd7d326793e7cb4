/** What markup and the browser code of all features agree on. A feature's own names are in its `contract.ts`. */

/** Class of the element around everything on the page: it sets type and colors. */
export const pageClass = 'd-page';
/** Class of the element with the page's content. */
export const contentClass = 'd-content';
/** Class of a heading with its link and buttons. */
export const headingClass = 'd-heading';
/** Class of a notice above the content. */
export const noticeClass = 'd-not-translated';

/** Id of the live region (`StatusMessage` in `features/frame/DocsLayout.tsx`). */
export const statusId = 'd-status';
/** Attributes of the live region with messages in the language of the page. */
export const copyMessageAttribute = 'data-message-copy';
export const copiedMessageAttribute = 'data-message-copied';
export const staleChunkMessageAttribute = 'data-message-stale-chunk';
export const loadingMessageAttribute = 'data-message-loading';
export const loadFailedMessageAttribute = 'data-message-load-failed';
/** Class of the live region while it is not shown, and of other text for screen readers only. */
export const visuallyHiddenClass = 'd-visually-hidden';

/** Property of the window: `boot` and all modules that it imports have loaded (`next/boot-check-script.ts`). */
export const bootRanProperty = 'docsBoot';

/** Marks a button that opens a list of links as a popover. */
export const menuAttribute = 'data-menu';
/** Accessible name of a popover that becomes a modal dialog while it is open. */
export const dialogLabelAttribute = 'data-label';
