import { createQueryWord, type QueryWord } from './match-word';
import { normalize, splitWords, stopWords } from './words';

/** The text of a reader, prepared once and then searched for in each product. */
export interface SearchQuery {
  readonly text: string;
  /** Letters and digits only, see `normalize`. */
  readonly normalized: string;
  /** Whether it is written like a name in code: then an entry with exactly this name comes first. */
  readonly isSymbol: boolean;
  /** Whether it asks for names in code, by a name or by their kind: then API pages rank as high as guides. */
  readonly asksForNames: boolean;
  /** Whether it may mean a CSS class; a text that begins with `--` means a variable. */
  readonly asksForClasses: boolean;
  /** Whether it is about a change of versions: then pages about that rank as high as guides. */
  readonly asksForMigration: boolean;
  /** The ways to read the text: each is a list of words that a hit should contain. */
  readonly interpretations: readonly (readonly QueryWord[])[];
  /** All words of all interpretations, each once. */
  readonly words: readonly QueryWord[];
  /** The words as the reader typed them: only these can have typing errors, words that were joined cannot. */
  readonly typedWords: ReadonlySet<string>;
}

/** How names in code are written: `fullWidth`, `--joy-palette`, `MuiButton-root`. */
const nameInCode = /\p{Ll}\p{Lu}|(^|\s)--|\p{Lu}\S*-/u;
const kindsOfNames = new Set(['api', 'class', 'classes', 'css', 'prop', 'props', 'slot', 'slots']);

/** Not “change”: who wants to change a color does not ask about versions. */
const wordOfMigration =
  /^(migrat|upgrad|break|codemod|deprecat|remov|renam|(changed|changes|version)$|v?\d)/;

/** In characters; longer queries are pasted by accident. */
const maxQueryLength = 200;
const maxWords = 8;

/** Parses a query: `disableElevation` is one word or two, `auto complete` two words or one. */
export function parseQuery(input: string): SearchQuery {
  const text = input.slice(0, maxQueryLength).trim();
  const tokens = splitWords(text).tokens.slice(0, maxWords);
  const significant = tokens.filter(({ whole }) => !stopWords.has(whole));
  const used = significant.length > 0 ? significant : tokens;
  const wholes = used.map(({ whole }) => whole);
  const inParts = used.flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]));
  const joined = wholes
    .slice(1)
    .map((whole, index) => [
      ...wholes.slice(0, index),
      (wholes[index] ?? '') + whole,
      ...wholes.slice(index + 2),
    ]);
  const interpretations = unique([wholes, inParts, ...joined].filter((words) => words.length > 0));
  const words = new Map(interpretations.flat().map((word) => [word, createQueryWord(word)]));
  return {
    text,
    normalized: normalize(text),
    isSymbol: /^\S+$/.test(text) && nameInCode.test(text),
    asksForClasses:
      /^(?!--).*-/.test(text) || wholes.some((word) => /^(class(es)?|css)$/.test(word)),
    asksForMigration: wholes.some((word) => wordOfMigration.test(word)),
    asksForNames: nameInCode.test(text) || wholes.some((word) => kindsOfNames.has(word)),
    interpretations: interpretations.map((list) => list.flatMap((word) => words.get(word) ?? [])),
    words: [...words.values()],
    typedWords: new Set([...wholes, ...inParts]),
  };
}

function unique(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(lists.map((words) => [words.join(' '), words])).values()];
}
