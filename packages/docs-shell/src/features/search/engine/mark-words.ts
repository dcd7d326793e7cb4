import { guessWord, matchWord } from './match-word';
import type { SearchQuery } from './parse-query';
import { compact } from './split-words';

/** A piece of a text, and whether a query's words are found in it. */
export interface MarkedPiece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Parts a text at its words and humps, and tells which of them a query found. */
export function markWords(text: string, query: SearchQuery): readonly MarkedPiece[] {
  const whole = compact(text);
  if (whole !== '' && whole === query.compact) {
    return [{ text, isFound: true }];
  }
  const pieces: MarkedPiece[] = [];
  const parts = text.split(
    /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[^\p{L}\p{M}\p{N}])|(?=[^\p{L}\p{M}\p{N}])/u,
  );
  for (const part of parts) {
    const isFound = isWanted(compact(part), query);
    const last = pieces.at(-1);
    if (last?.isFound === isFound) {
      pieces[pieces.length - 1] = { text: last.text + part, isFound };
    } else {
      pieces.push({ text: part, isFound });
    }
  }
  return pieces;
}

function isWanted(candidate: string, query: SearchQuery): boolean {
  return (
    candidate !== '' &&
    query.words.some(
      (word) =>
        matchWord(word, candidate) > 0 ||
        guessWord(word, candidate) > 0 ||
        (candidate.length > 2 && word.text.startsWith(candidate)),
    )
  );
}
