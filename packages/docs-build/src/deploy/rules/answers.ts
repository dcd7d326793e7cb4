import { tooLargeReason } from 'docs-shell/feedback/service';

/** Texts that all servers of the site send in place of a file: the preview, and servers that the project configures. */
export const answers = {
  unreadable: 'The address cannot be read\n',
  notFound: 'Not found\n',
  wrongMethod: 'Only GET and HEAD\n',
  methods: 'GET, HEAD',
  cacheControl: 'no-cache',
} as const;

/** What servers respond in place of the feedback service, in the form of the service: JSON with one reason. */
export const feedbackAnswers = {
  /** Status 413. */
  tooLarge: JSON.stringify({ error: tooLargeReason }),
  /** Status 503: the service does not run, or does not respond in time. */
  noService: JSON.stringify({ error: 'the feedback service is not running' }),
  retryAfterSeconds: 2,
  contentType: 'application/json; charset=utf-8',
} as const;
