/** Path below which the feedback service lies, on the site's own origin. */
export const feedbackPath = '/api/feedback';
