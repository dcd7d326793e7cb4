/** A run of characters between two spaces, and its parts if it has more than one. */
interface Token {
  readonly whole: string;
  readonly parts: readonly string[];
}

/** The words of a text as readers search for them: in lower case and without accents. */
export interface SplitText {
  /** Each word: whole, and in parts if it has some (`disableElevation`, `right-to-left`). */
  readonly words: readonly string[];
  readonly tokens: readonly Token[];
  /** See `normalize`. */
  readonly normalized: string;
}

const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
const asciiBoundary = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z\d]+/;
const boundary = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{M}\p{N}]+/u;

/** Splits a text into words: at spaces, and within a token at dashes, dots and changes from lower to upper case. */
export function splitWords(text: string): SplitText {
  const ascii = isAscii(text);
  const spaced = ascii ? text : text.replaceAll(cjk, (run) => ` ${bigrams(run).join(' ')} `);
  const tokens = spaced
    .split(/[\s,;:!?“”"()[\]{}<>|=&]+/)
    .map(splitToken)
    .filter(({ whole }) => whole !== '');
  const words: string[] = [];
  for (const { whole, parts } of tokens) {
    words.push(whole, ...parts);
  }
  return {
    words: words.length > 1 ? [...new Set(words)] : words,
    tokens,
    normalized: ascii ? tokens.map(({ whole }) => whole).join('') : normalize(text),
  };
}

/** Returns only the letters and digits of a text, folded: the form in which two spellings of a name are equal. */
export function normalize(text: string): string {
  return fold(text).replaceAll(isAscii(text) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, '');
}

/** Returns a text in lower case and without accents. */
export function fold(text: string): string {
  return isAscii(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function splitToken(token: string): Token {
  // Most tokens are plain words, and a catalog of 1,000 pages splits 50,000 tokens before the first result.
  if (/^[a-z\d]*$/.test(token)) {
    return { whole: token, parts: [] };
  }
  const all = isAscii(token)
    ? token.split(asciiBoundary).map((part) => part.toLowerCase())
    : token.split(boundary).map(normalize);
  const parts = all.filter((part) => part !== '');
  return { whole: parts.join(''), parts: parts.length > 1 ? parts : [] };
}

/** In languages that write no spaces, each two neighboring characters count as a word. */
function bigrams(run: string): string[] {
  const characters = [...run];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** Most texts are ASCII, for which the slower Unicode expressions are not needed. */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/**
 * Returns a rough stem of an English word, without plural and verb endings. Stems are only compared with each other
 * and never shown.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const base = singular
    .replace(/(?<=[a-z]{3})(ing|ed)$/, '')
    // `migrate`, `migrating`, `migration`; `customize`, `customization`.
    .replace(/(?<=[a-z]{3}iz)ation$|(?<=[a-z]{3}at)ion$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
  return base.replace(/([bdgmnprt])\1$/, '$1');
}

/** Words that say nothing about the subject of a page: a hit does not need to contain those of a query. */
export const stopWords: ReadonlySet<string> = new Set(
  'a also an and are as at be but by can do does for from has have how i if in into is it its my not of on or should so than that the their them then there these they this to too use using very was we what when where which will with would you your'.split(
    ' ',
  ),
);
