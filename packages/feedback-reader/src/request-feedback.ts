import type * as z from 'zod/mini';

/** The reason why a request failed. */
export type Failure =
  | { readonly kind: 'token'; readonly message: string }
  | { readonly kind: 'service'; readonly message: string };

/** The service rejected the request or sent an unexpected response. */
export class RequestError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'RequestError';
    this.failure = failure;
  }
}

const timeoutMs = 20_000;

/** URL of the service, without trailing slash, and the token for reading. */
export interface Access {
  readonly url: string;
  readonly token: string;
}

/**
 * Sends a request to the service.
 * @param path Path below the service's URL, with `/`.
 * @throws {RequestError} The message says what to do.
 */
export async function requestFeedback({ url, token }: Access, path: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${url}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw failed('The feedback service cannot be reached. Is it running?');
  }
  if (response.ok) {
    return response;
  }
  if (response.status === 401) {
    throw new RequestError({ kind: 'token', message: 'This token is wrong.' });
  }
  if (response.status === 403) {
    const message = 'Reading is off: start the service with DOCS_FEEDBACK_READER_TOKEN.';
    throw new RequestError({ kind: 'token', message });
  }
  throw response.status === 429
    ? failed('Too many requests. Please wait a minute.')
    : failed(
        `The feedback service responded with status ${response.status}. Please try again later.`,
      );
}

/**
 * Requests JSON and validates it.
 * @throws {RequestError} The request failed, or the response does not match the schema.
 */
export async function requestJson<Schema extends z.ZodMiniType>(
  access: Access,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await requestFeedback(access, path);
  const value: unknown = await response.json().catch(() => undefined);
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw failed(
      'The feedback service sent an unexpected response. Does its version match this site?',
    );
  }
  return parsed.data;
}

/** Returns the failure that is shown for an error. */
export function toFailure(error: unknown): Failure {
  return error instanceof RequestError
    ? error.failure
    : { kind: 'service', message: 'Something went wrong here. Please reload the page.' };
}

function failed(message: string): RequestError {
  return new RequestError({ kind: 'service', message });
}
