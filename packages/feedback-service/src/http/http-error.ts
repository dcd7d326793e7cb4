/** A response with an error status and one reason that the client can act on. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, reason: string, retryAfterSeconds?: number) {
    super(reason);
    this.name = 'HttpError';
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
