import type * as z from 'zod/mini';

/** Why nothing can be shown. */
export type Failure =
  | { readonly kind: 'token'; readonly message: string }
  | { readonly kind: 'service'; readonly message: string };

/** The service did not answer as it should. */
export class RequestError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'RequestError';
    this.failure = failure;
  }
}

const timeLimit = 20_000;

/** Where the service lies, and what opens it. */
export interface Access {
  readonly url: string;
  readonly token: string;
}

/** Asks the service. Rejects with a `RequestError` that says what to do. */
export async function requestFeedback({ url, token }: Access, path: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${url}/${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimit),
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
    : failed(`The feedback service answers ${response.status}. Please try again later.`);
}

/** Asks the service for JSON of a shape. */
export async function requestJson<Schema extends z.ZodMiniType>(
  access: Access,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await requestFeedback(access, path);
  const value: unknown = await response.json().catch(() => undefined);
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw failed('The feedback service answers something else. Is it of this version?');
  }
  return parsed.data;
}

/** What an error means to whoever reads. */
export function toFailure(error: unknown): Failure {
  return error instanceof RequestError
    ? error.failure
    : { kind: 'service', message: 'Something went wrong here. Please reload the page.' };
}

function failed(message: string): RequestError {
  return new RequestError({ kind: 'service', message });
}
