import type { SafeStorage } from '../../client/safe-storage';
import { answeredKey } from './storage-keys';

/** What a reader answered on a page. */
export interface PageAnswer {
  readonly useful: boolean;
  /** Key of the answer, as long as it has no comment: a comment with the same key is added to it. */
  readonly key?: string | undefined;
}

/** The pages that this reader answered, with the answer. */
export interface AnsweredPages {
  readonly get: (page: string) => PageAnswer | undefined;
  readonly set: (page: string, answer: PageAnswer) => void;
}

/** The oldest pages are dropped first. */
const maxPages = 500;

/** Stores one line per page: path, answer and key, separated by spaces. */
export function createAnsweredPages(storage: SafeStorage): AnsweredPages {
  const lines = () => (storage.get(answeredKey) ?? '').split('\n').filter((line) => line !== '');
  return {
    get: (page) => {
      const line = lines().findLast((other) => other.startsWith(`${page} `));
      const [useful, key] = line?.split(' ').slice(1) ?? [];
      return useful === 'true' || useful === 'false'
        ? { useful: useful === 'true', key }
        : undefined;
    },
    set: (page, { useful, key }) => {
      const others = lines().filter((line) => !line.startsWith(`${page} `));
      const line = [page, String(useful), ...(key === undefined ? [] : [key])].join(' ');
      storage.set(answeredKey, [...others, line].slice(-maxPages).join('\n'));
    },
  };
}
