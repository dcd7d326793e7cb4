import { createSafeStorage } from '../../client/safe-storage';
import type { Answer } from './answer';
import { createAnswerQueue } from './answer-queue';
import { sendAnswer } from './send-answer.client';

/** Brings answers to the service, at once or when the reader is online again. */
export interface Courier {
  /** What became of it: `queued` is kept in this browser and is sent later, once. */
  readonly deliver: (answer: Answer) => Promise<'sent' | 'queued' | 'failed'>;
}

/** The courier of a page. What waits from earlier is sent as soon as there is a network. */
export function createCourier(url: string): Courier {
  const queue = createAnswerQueue(createSafeStorage(() => localStorage));
  const send = (answer: Answer) => sendAnswer(url, answer);
  const flush = () => {
    if (navigator.onLine) {
      // One tab at a time; without locks the key still makes sending twice harmless.
      const work = () => queue.flush(send);
      void ('locks' in navigator ? navigator.locks.request('docs-feedback', work) : work());
    }
  };
  addEventListener('online', flush);
  addEventListener('pageshow', flush);
  flush();
  return {
    deliver: async (answer) => {
      if (!navigator.onLine && queue.add(answer)) {
        return 'queued';
      }
      return (await send(answer)) === 'sent' ? 'sent' : 'failed';
    },
  };
}
