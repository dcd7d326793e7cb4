/** Local storage: answers that wait for a connection. `feedback.client.ts` checks whether there are any. */
export const queueKey = 'docs-feedback-queue';
/** Local storage: pages that this reader answered, with the answer. */
export const answeredKey = 'docs-feedback-answered';
/** Session storage: comments that were typed and not sent, by page and section. */
export const draftKey = 'docs-feedback-draft';
