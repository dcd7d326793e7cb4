/** A request that is not served, with one reason that the sender can act on. */
export class Refusal extends Error {
  readonly statusCode: number;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, reason: string, retryAfter?: number) {
    super(reason);
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}
