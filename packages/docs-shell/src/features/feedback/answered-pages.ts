import type { SafeStorage } from '../../client/safe-storage';
import { answeredKey } from './storage-keys';

/** The pages that this reader answered, with the answer. */
export interface AnsweredPages {
  readonly get: (page: string) => 'true' | 'false' | undefined;
  readonly set: (page: string, useful: 'true' | 'false') => void;
}

/** The oldest pages are dropped first. */
const maxPages = 500;

/** Stores one line per page: path and answer, separated by a space. */
export function createAnsweredPages(storage: SafeStorage): AnsweredPages {
  const lines = () => (storage.get(answeredKey) ?? '').split('\n').filter((line) => line !== '');
  return {
    get: (page) => {
      const answer = lines()
        .findLast((line) => line.startsWith(`${page} `))
        ?.split(' ')[1];
      return answer === 'true' || answer === 'false' ? answer : undefined;
    },
    set: (page, useful) => {
      const others = lines().filter((line) => !line.startsWith(`${page} `));
      storage.set(answeredKey, [...others, `${page} ${useful}`].slice(-maxPages).join('\n'));
    },
  };
}
