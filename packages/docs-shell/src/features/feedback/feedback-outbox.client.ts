import { createSafeStorage } from '../../client/safe-storage';
import { createAnswerQueue, type Answer, type SendOutcome } from './answer-queue';
import { idempotencyKeyHeader } from './service-contract';

/** Sends answers to the service, now or when the reader is online again. */
export interface FeedbackOutbox {
  /** Returns `queued` if the answer is stored in this browser and will be sent later, once. */
  readonly send: (answer: Answer) => Promise<'sent' | 'queued' | 'failed'>;
}

const timeoutMs = 15_000;

/**
 * Creates the outbox of a page and sends the answers that are still queued, now and whenever the browser comes online.
 * @param url URL of the feedback service, without trailing slash.
 */
export function createFeedbackOutbox(url: string): FeedbackOutbox {
  const queue = createAnswerQueue(createSafeStorage(() => localStorage));
  const send = (answer: Answer) => sendAnswer(url, answer);
  const flush = () => {
    if (navigator.onLine) {
      // One tab at a time. In a browser without locks the key prevents a second entry.
      const work = () => queue.flush(send);
      void ('locks' in navigator ? navigator.locks.request('docs-feedback', work) : work());
    }
  };
  addEventListener('online', flush);
  addEventListener('pageshow', flush);
  flush();
  return {
    send: async (answer) => {
      if (!navigator.onLine && queue.add(answer)) {
        return 'queued';
      }
      return (await send(answer)) === 'sent' ? 'sent' : 'failed';
    },
  };
}

/** Never rejects. */
async function sendAnswer(url: string, { key, ...body }: Answer): Promise<SendOutcome> {
  try {
    const { ok, status } = await fetch(`${url}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [idempotencyKeyHeader]: key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      // The request survives a navigation to the next page.
      keepalive: true,
    });
    const isRefused = status >= 400 && status < 500 && status !== 429 && status !== 408;
    return ok ? 'sent' : isRefused ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}
