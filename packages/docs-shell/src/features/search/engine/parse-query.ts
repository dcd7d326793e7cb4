import { createQueryWord, type QueryWord } from './match-word';
import { compact, splitWords } from './split-words';
import { stopWords } from './stop-words';

/** What a reader typed, prepared once and asked of each product. */
export interface SearchQuery {
  readonly text: string;
  /** Letters and digits alone. */
  readonly compact: string;
  /** Whether it is written like a name in code: then an equal name comes first. */
  readonly isSymbol: boolean;
  /** Whether it asks for names in code, by one or by their kind: then reference pages are as good as guides. */
  readonly asksForNames: boolean;
  /** Whether it may mean a class of CSS; what begins with `--` is a variable. */
  readonly asksForClasses: boolean;
  /** Ways to read it: each is a list of words that a hit should have. */
  readonly readings: readonly (readonly QueryWord[])[];
  /** All words of all readings, each once. */
  readonly words: readonly QueryWord[];
  /** Those that the reader wrote as words: only these may have typing errors. */
  readonly written: ReadonlySet<string>;
}

/** How names in code are written: `fullWidth`, `--joy-palette`, `MuiButton-root`. */
const nameInCode = /\p{Ll}\p{Lu}|(^|\s)--|\p{Lu}\S*-/u;
const kindsOfNames = new Set(['api', 'class', 'classes', 'css', 'prop', 'props', 'slot', 'slots']);

/** Longer queries are pasted by accident. */
const longestQuery = 200;
const mostWords = 8;

/** Prepares a query: `disableElevation` is one word or two, `auto complete` two or one. */
export function parseQuery(input: string): SearchQuery {
  const text = input.slice(0, longestQuery).trim();
  const pieces = splitWords(text).pieces.slice(0, mostWords);
  const telling = pieces.filter(({ whole }) => !stopWords.has(whole));
  const used = telling.length > 0 ? telling : pieces;
  const wholes = used.map(({ whole }) => whole);
  const inParts = used.flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]));
  const joined = wholes
    .slice(1)
    .map((whole, index) => [
      ...wholes.slice(0, index),
      (wholes[index] ?? '') + whole,
      ...wholes.slice(index + 2),
    ]);
  const readings = unique([wholes, inParts, ...joined].filter((words) => words.length > 0));
  const words = new Map(readings.flat().map((word) => [word, createQueryWord(word)]));
  return {
    text,
    compact: compact(text),
    isSymbol: /^\S+$/.test(text) && nameInCode.test(text),
    asksForClasses:
      /^(?!--).*-/.test(text) || wholes.some((word) => /^(class(es)?|css)$/.test(word)),
    asksForNames: nameInCode.test(text) || wholes.some((word) => kindsOfNames.has(word)),
    readings: readings.map((list) => list.flatMap((word) => words.get(word) ?? [])),
    words: [...words.values()],
    written: new Set([...wholes, ...inParts]),
  };
}

function unique(readings: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(readings.map((words) => [words.join(' '), words])).values()];
}
