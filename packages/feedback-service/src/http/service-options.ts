import type { DatabaseLocation } from '../database/types';

/** How much the service takes on. */
export interface ServiceLimits {
  /** Submissions of one address in a minute. */
  readonly perAddress: number;
  /** Submissions of all addresses in a minute. */
  readonly overall: number;
  /** Requests of one address for reading in a minute; a wrong token counts too. */
  readonly reading: number;
  /** Submissions that wait for the database at the same time. */
  readonly waiting: number;
}

/** What a service is made of. */
export interface ServiceOptions {
  readonly database: DatabaseLocation;
  /** Opens the readers' part; without it nobody can read over the network. */
  readonly readerToken?: string;
  /** Origins that may send beside the service's own: `https://docs.example.com`. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<ServiceLimits>;
  /** Tells of what went wrong inside. */
  readonly onError?: (error: unknown) => void;
}

/** What one docs site needs, with room to spare. */
export const defaultLimits: ServiceLimits = {
  perAddress: 20,
  overall: 1200,
  reading: 120,
  waiting: 200,
};
