import { fuzzyScore, matchWord } from './match-word';
import type { SearchQuery } from './parse-query';
import { normalize } from './words';

/** A part of a text, and whether it matches a query. */
export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into words and parts of names, and marks those that match a query. */
export function markWords(text: string, query: SearchQuery): readonly MarkedText[] {
  const normalized = normalize(text);
  if (normalized !== '' && normalized === query.normalized) {
    return [{ text, isMatch: true }];
  }
  const marked: MarkedText[] = [];
  const parts = text.split(
    /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[^\p{L}\p{M}\p{N}])|(?=[^\p{L}\p{M}\p{N}])/u,
  );
  for (const part of parts) {
    const isMatch = matchesQuery(normalize(part), query);
    const last = marked.at(-1);
    if (last?.isMatch === isMatch) {
      marked[marked.length - 1] = { text: last.text + part, isMatch };
    } else {
      marked.push({ text: part, isMatch });
    }
  }
  return marked;
}

function matchesQuery(candidate: string, query: SearchQuery): boolean {
  return (
    candidate !== '' &&
    query.words.some(
      (word) =>
        matchWord(word, candidate) > 0 ||
        fuzzyScore(word, candidate) > 0 ||
        (candidate.length > 2 && word.text.startsWith(candidate)),
    )
  );
}
