/**
 * The HTTP contract of the feedback service: pages send to it, the feedback reader reads from it. The service's schemas
 * and the reader's are checked against these types.
 */

/** Path of the service on the origin of the site. */
export const feedbackServicePath = '/api/feedback';

/** Paths below the service's path. An answer is sent to the service's path itself, with a trailing slash. */
export const entriesPath = '/entries';
export const summaryPath = '/summary';
export const failedLookupsPath = '/misses';
export const csvExportPath = '/export.csv';

/** Header with the UUID of an answer: an answer that is sent again is stored once. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** A comment has at most this many bytes of UTF-8. */
export const maxCommentBytes = 4096;

/** The body of a request. A comment of line breaks and quotes has twice its bytes as JSON. */
export const maxBodyBytes = 16_384;

/** Reason of a response with status 413, from the service or from a server before it. */
export const tooLargeReason = `the body must have at most ${maxBodyBytes} bytes`;

/** An answer of a reader, about a page or a section of it. It has `useful`, a `comment`, or both. */
export interface FeedbackSubmission {
  readonly product: string;
  /** Path without language prefix. */
  readonly page: string;
  readonly language: string;
  /** Id of the heading, for an answer about one section. */
  readonly section?: string | undefined;
  readonly useful?: boolean | undefined;
  readonly comment?: string | undefined;
  /** Honeypot: a field that people do not see, so only bots fill it in. */
  readonly website?: string | undefined;
}

/** A page that a reader requested and that does not exist. */
export interface NotFoundHit {
  readonly kind: 'not-found';
  readonly product: string;
  readonly page: string;
}

/** A search for which no product has a result. */
export interface ZeroResultSearch {
  readonly kind: 'empty-search';
  readonly product: string;
  readonly query: string;
}

/** What a reader looked for and did not find. */
export type FailedLookup = NotFoundHit | ZeroResultSearch;

/** Answers by what they contain; `vote` is any answer with `useful`. */
export const answerFilters = ['useful', 'not-useful', 'vote', 'comment'] as const;
export type AnswerFilter = (typeof answerFilters)[number];

/** A stored answer. */
export interface FeedbackEntry {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly receivedAt: string;
  readonly product: string;
  readonly page: string;
  readonly language: string;
  readonly section: string | null;
  readonly useful: boolean | null;
  readonly comment: string;
}

/** Response to `entries`, newest first. */
export interface EntriesResponse {
  readonly entries: readonly FeedbackEntry[];
}

/** Numbers of answers. */
export interface Tally {
  readonly useful: number;
  readonly notUseful: number;
  readonly comments: number;
  readonly total: number;
}

export interface ProductTally extends Tally {
  readonly product: string;
}

export interface PageTally extends ProductTally {
  readonly page: string;
}

export interface DayTally extends Tally {
  /** `2026-01-31`, in UTC. */
  readonly day: string;
}

/** Response to `summary`. */
export interface FeedbackSummary {
  readonly total: Tally;
  readonly products: readonly ProductTally[];
  /** The 100 pages with the most answers. */
  readonly pages: readonly PageTally[];
  /** Oldest first, without the days that have no answer. */
  readonly days: readonly DayTally[];
}

/** How often something was looked for and not found. */
export interface FailedLookupCount {
  readonly kind: FailedLookup['kind'];
  readonly product: string;
  /** The path or the query. */
  readonly value: string;
  readonly count: number;
  /** The last day on which it was looked for: `2026-01-31`. */
  readonly lastDay: string;
}

/** Response to `misses`, most frequent first. */
export interface FailedLookupsResponse {
  readonly misses: readonly FailedLookupCount[];
}
