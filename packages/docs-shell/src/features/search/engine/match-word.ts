import { editDistance } from '../../../lib/edit-distance';
import { stemWord } from './stem-word';

/** A word of a query, prepared. */
export interface QueryWord {
  readonly text: string;
  readonly stem: string;
}

/** Prepares a word of a query. */
export function createQueryWord(text: string): QueryWord {
  return { text, stem: stemWord(text) };
}

/** From here on a word counts as the one that was meant; below, it is a guess at a typing error. */
export const sureMatch = 0.6;

/** How well a word of an index is what a word of the query means, from 0 to 1; typing errors are for `guessWord`. */
export function matchWord({ text, stem }: QueryWord, candidate: string): number {
  // Most words of an index are done with here.
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
    return sureMatch + 0.25 * (text.length / candidate.length);
  }
  return derivation(text, candidate);
}

/** `accessible` and `accessibility`: long words that begin alike mean something alike, as a rule. */
function derivation(text: string, candidate: string): number {
  const alike = Math.ceil(Math.min(text.length, candidate.length) * 0.78);
  return alike >= 6 && candidate.startsWith(text.slice(0, alike)) ? 0.5 : 0;
}

/** How likely a word of an index is what was meant by a word that has typing errors; 0 for no resemblance. */
export function guessWord({ text }: QueryWord, candidate: string): number {
  const limit = text.length < 4 ? 0 : text.length < 7 ? 1 : 2;
  if (limit === 0) {
    return 0;
  }
  const distance = editDistance(text, candidate, limit);
  if (distance <= limit) {
    return 0.58 - 0.1 * (distance - 1) - (text[0] === candidate[0] ? 0 : 0.08);
  }
  // Still being typed: the error is in the beginning of a longer word.
  const isBeginning =
    text.length > 4 &&
    text[0] === candidate[0] &&
    candidate.length > text.length &&
    editDistance(text, candidate.slice(0, text.length), 1) <= 1;
  return isBeginning ? 0.4 : 0;
}
