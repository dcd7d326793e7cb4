/** Answers that wait for the network; boot looks whether there are any. */
export const queueKey = 'docs-feedback-queue';
/** Pages that this reader answered. */
export const answeredKey = 'docs-feedback-answered';
/** What was typed and not sent, by page and section; ends with the tab. */
export const draftKey = 'docs-feedback-draft';
