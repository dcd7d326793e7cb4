import type { SafeStorage } from '../../client/safe-storage';
import type { Answer } from './answer';
import { parseAnswers } from './parse-answers';
import { queueKey } from './storage-keys';
import type { Sent } from './send-answer.client';

/** Answers that wait until the reader is online again. */
export interface AnswerQueue {
  /** Puts one in, in place of an earlier one with its key. Answers whether it could be kept. */
  readonly add: (answer: Answer) => boolean;
  /** Sends all that wait, one after the other, and keeps those that failed. */
  readonly flush: (send: (answer: Answer) => Promise<Sent>) => Promise<void>;
}

const most = 50;

/** The queue of this browser, over all pages and tabs. */
export function createAnswerQueue(storage: SafeStorage): AnswerQueue {
  const list = () => parseAnswers(storage.get(queueKey));
  const keep = (answers: readonly Answer[]) => storage.set(queueKey, JSON.stringify(answers));
  return {
    add: (answer) => keep([...list().filter(({ key }) => key !== answer.key), answer].slice(-most)),
    flush: async (send) => {
      for (const answer of list()) {
        if ((await send(answer)) === 'failed') {
          return;
        }
        // Another tab may have changed the list, and this answer may have got its comment meanwhile.
        keep(
          list().filter((other) => other.key !== answer.key || other.comment !== answer.comment),
        );
      }
    },
  };
}
