import type { SafeStorage } from '../../client/safe-storage';
import { isRecord } from '../../lib/is-record';
import { parseJson } from '../../lib/parse-json';
import type { FeedbackSubmission } from './service-contract';
import { queueKey } from './storage-keys';

/** An answer with the key that identifies it however often it is sent. */
export interface Answer extends FeedbackSubmission {
  /** A UUID. */
  readonly key: string;
  readonly comment: string;
}

/** The result of sending: a refused answer would be refused again, a failed one may succeed later. */
export type SendOutcome = 'sent' | 'refused' | 'failed';

/** Answers that wait until the reader is online again. */
export interface AnswerQueue {
  /** Adds an answer and replaces an earlier one with the same key. Returns whether it was stored. */
  readonly add: (answer: Answer) => boolean;
  /** Sends the answers one after the other. Stops at the first that fails, and keeps it and the rest. */
  readonly flush: (send: (answer: Answer) => Promise<SendOutcome>) => Promise<void>;
}

const maxAnswers = 50;

/** Returns the queue of this browser. All pages and tabs share it. */
export function createAnswerQueue(storage: SafeStorage): AnswerQueue {
  const read = () => parseAnswers(storage.get(queueKey));
  const write = (answers: readonly Answer[]) => storage.set(queueKey, JSON.stringify(answers));
  return {
    add: (answer) =>
      write([...read().filter(({ key }) => key !== answer.key), answer].slice(-maxAnswers)),
    flush: async (send) => {
      for (const answer of read()) {
        if ((await send(answer)) === 'failed') {
          return;
        }
        // Read again: another tab may have changed the queue, or this answer may have received its comment.
        write(
          read().filter((other) => other.key !== answer.key || other.comment !== answer.comment),
        );
      }
    },
  };
}

/** Reads stored answers. Invalid ones are ignored. */
function parseAnswers(text: string | null): readonly Answer[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.flatMap((value) => parseAnswer(value) ?? []) : [];
}

function parseAnswer(value: unknown): Answer | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const { key, product, page, language, section, useful, comment } = value;
  if (
    typeof key !== 'string' ||
    typeof product !== 'string' ||
    typeof page !== 'string' ||
    typeof language !== 'string' ||
    typeof comment !== 'string'
  ) {
    return undefined;
  }
  return {
    key,
    product,
    page,
    language,
    comment,
    ...(typeof section === 'string' && { section }),
    ...(typeof useful === 'boolean' && { useful }),
  };
}
