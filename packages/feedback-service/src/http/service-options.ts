import type { DatabaseLocation } from '../database/types';

/** How many requests the service accepts. */
export interface ServiceLimits {
  /** Submissions per minute from one IP address. */
  readonly submissionsPerAddress: number;
  /** Submissions per minute from all IP addresses. */
  readonly submissions: number;
  /** Requests of the reader per minute from one IP address, including those with a wrong token. */
  readonly readsPerAddress: number;
  /** Submissions that wait for the database at the same time. */
  readonly concurrentSubmissions: number;
}

export interface ServiceOptions {
  readonly database: DatabaseLocation;
  /** Token for reading. Without it, requests for reading are rejected. */
  readonly readerToken?: string;
  /** Origins that may send, besides the service's own: `https://docs.example.com`. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<ServiceLimits>;
  /** Receives errors of the service itself. The default is `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** Enough for one docs site. */
export const defaultLimits: ServiceLimits = {
  submissionsPerAddress: 20,
  submissions: 1200,
  readsPerAddress: 120,
  concurrentSubmissions: 200,
};
