import { editDistance } from '../../../lib/edit-distance';
import { stemWord } from './words';

/** A word of a query with its stem. */
export interface QueryWord {
  readonly text: string;
  readonly stem: string;
}

/** Prepares a word of a query. */
export function createQueryWord(text: string): QueryWord {
  return { text, stem: stemWord(text) };
}

/** Minimum score of a certain match. Guesses, such as words with typing errors, have lower scores. */
const typoThreshold = 0.6;

/**
 * Returns how well a word of an index matches a word of a query, from 0 to 1. Typing errors do not match; see
 * `fuzzyScore`.
 */
export function matchWord({ text, stem }: QueryWord, candidate: string): number {
  // Most words of an index end here.
  if (candidate[0] !== text[0]) {
    return 0;
  }
  if (candidate === text) {
    return 1;
  }
  if (stem.length > 2 && candidate.startsWith(stem) && stemWord(candidate) === stem) {
    return 0.94;
  }
  if (text.length > 1 && candidate.startsWith(text)) {
    return typoThreshold + 0.25 * (text.length / candidate.length);
  }
  return commonPrefixScore(text, candidate);
}

/** Long words with a common beginning usually have a related meaning: `accessible` and `accessibility`. */
function commonPrefixScore(text: string, candidate: string): number {
  const length = Math.ceil(Math.min(text.length, candidate.length) * 0.78);
  return length >= 6 && candidate.startsWith(text.slice(0, length)) ? 0.5 : 0;
}

/**
 * Returns how likely a word with typing errors means a word of an index: 0 if they are not similar, and always less
 * than `typoThreshold`.
 */
export function fuzzyScore({ text }: QueryWord, candidate: string): number {
  const maxDistance = text.length < 4 ? 0 : text.length < 7 ? 1 : 2;
  if (maxDistance === 0) {
    return 0;
  }
  const distance = editDistance(text, candidate, maxDistance);
  if (distance <= maxDistance) {
    return 0.58 - 0.1 * (distance - 1) - (text[0] === candidate[0] ? 0 : 0.08);
  }
  // The reader may still be typing: the error may be in the beginning of a longer word.
  const isBeginning =
    text.length > 4 &&
    text[0] === candidate[0] &&
    candidate.length > text.length &&
    editDistance(text, candidate.slice(0, text.length), 1) <= 1;
  return isBeginning ? 0.4 : 0;
}
