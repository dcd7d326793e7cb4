import { setTimeout as delay } from 'node:timers/promises';

/** State of an external link. */
export type LinkState =
  | { readonly kind: 'alive' }
  /** The page does not exist, or the server cannot be reached (`isUnreachable`). */
  | { readonly kind: 'broken'; readonly reason: string; readonly isUnreachable: boolean }
  /** The server rejects programs or limits requests (`isLimited`), so the link cannot be checked. */
  | { readonly kind: 'undecided'; readonly reason: string; readonly isLimited: boolean };

export interface ProbeOptions {
  readonly timeoutMs: number;
  /** Number of retries after a temporary failure. */
  readonly maxRetries: number;
  /** Delay of the first retry, in milliseconds. It doubles with each one. */
  readonly retryDelayMs: number;
  /** Maximum delay that a server can request with `Retry-After`, in milliseconds. */
  readonly maxRetryDelayMs: number;
}

/** Default settings, chosen to put little load on other servers. */
export const defaultProbeOptions: ProbeOptions = {
  timeoutMs: 20_000,
  maxRetries: 3,
  retryDelayMs: 2000,
  maxRetryDelayMs: 60_000,
};

interface Answer {
  readonly state: LinkState;
  readonly isPassing: boolean;
  readonly retryAfterMs?: number;
}

/** Some servers respond to HEAD with 404 or 501 although the page exists, so only GET decides. */
const refusesHead = (status: number) => status >= 400;

/** Requests a URL with HEAD and then with GET, and retries after temporary failures. Never rejects. */
export async function probeLink(url: string, options: ProbeOptions): Promise<LinkState> {
  if (!URL.canParse(url)) return { kind: 'broken', reason: 'not an address', isUnreachable: true };
  for (let attempt = 0; ; attempt += 1) {
    const { state, isPassing, retryAfterMs } = await ask(url, options.timeoutMs);
    if (!isPassing || attempt >= options.maxRetries) return state;
    const wait = retryAfterMs ?? options.retryDelayMs * 2 ** attempt;
    await delay(Math.min(wait, options.maxRetryDelayMs));
  }
}

async function ask(url: string, timeoutMs: number): Promise<Answer> {
  try {
    const head = await request(url, 'HEAD', timeoutMs);
    return judge(refusesHead(head.status) ? await request(url, 'GET', timeoutMs) : head);
  } catch (error) {
    return {
      state: { kind: 'broken', reason: describe(error), isUnreachable: true },
      isPassing: true,
    };
  }
}

async function request(url: string, method: string, timeoutMs: number): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { 'User-Agent': 'docs-platform link check' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  return response;
}

function judge({ ok, status, headers }: Response): Answer {
  if (ok) return { state: { kind: 'alive' }, isPassing: false };
  const reason = `status ${status}`;
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  const retryAfterMs = Number.isNaN(seconds) ? {} : { retryAfterMs: seconds * 1000 };
  const isLimited = status === 429;
  if (isLimited || [401, 403, 999].includes(status)) {
    const state = { kind: 'undecided', reason, isLimited } as const;
    return { state, isPassing: isLimited, ...retryAfterMs };
  }
  const state = { kind: 'broken', reason, isUnreachable: false } as const;
  return { state, isPassing: status >= 500, ...retryAfterMs };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.message;
}
