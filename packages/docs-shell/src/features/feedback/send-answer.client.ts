import type { Answer } from './answer';

/** What became of an answer: a refused one would be refused again, a failed one may come through later. */
export type Sent = 'sent' | 'refused' | 'failed';

/** Milliseconds that the service may take. */
const timeLimit = 15_000;

/** Sends an answer to the service. Never rejects. */
export async function sendAnswer(url: string, { key, ...body }: Answer): Promise<Sent> {
  try {
    const { ok, status } = await fetch(`${url}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeLimit),
      // The reader may move on meanwhile.
      keepalive: true,
    });
    const isRefused = status >= 400 && status < 500 && status !== 429 && status !== 408;
    return ok ? 'sent' : isRefused ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}
