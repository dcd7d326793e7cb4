import type { DatabaseLocation } from '../database/types';

/** How many requests the service accepts. */
export interface ServiceLimits {
  /** Submissions per minute from one IP address. */
  readonly submissionsPerAddress: number;
  /**
   * Answers per minute from all IP addresses. When they are used up, an address may still send its first answer of the
   * minute, so that a few busy addresses do not shut out everybody else.
   */
  readonly submissions: number;
  /** Failed lookups per minute from all IP addresses, apart from answers. */
  readonly failedLookups: number;
  /** Different failed lookups that are stored per day. Others count as `…`. */
  readonly failedLookupsPerDay: number;
  /** Requests of the reader per minute from one IP address, including those with a wrong token. */
  readonly readsPerAddress: number;
  /** Submissions that wait for the database at the same time. */
  readonly concurrentSubmissions: number;
  /** How long the event loop may be blocked before requests are rejected. 0 switches this off. */
  readonly eventLoopDelayMs: number;
}

export interface ServiceOptions {
  readonly database: DatabaseLocation;
  /** Token for reading. Without it, requests for reading are rejected. */
  readonly readerToken?: string;
  /** Origins that may send, besides the service's own: `https://docs.example.com`. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<ServiceLimits>;
  /**
   * IP addresses and networks whose `X-Forwarded-For` is trusted: each proxy between the readers and the service. The
   * default is `loopback`, the site's server on the same machine.
   */
  readonly trustedProxies?: readonly string[];
  /** Days after which answers and failed lookups are deleted. The default keeps answers, and failed lookups for a year. */
  readonly retentionDays?: number;
  /** Receives errors of the service itself, without data of readers. The default is `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** Enough for one docs site. */
export const defaultLimits: ServiceLimits = {
  submissionsPerAddress: 20,
  submissions: 1200,
  failedLookups: 600,
  failedLookupsPerDay: 5000,
  readsPerAddress: 120,
  concurrentSubmissions: 200,
  eventLoopDelayMs: 1500,
};
