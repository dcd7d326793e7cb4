/** Parts of a text as people look for them, in lower case and without accents. */
export interface SplitText {
  /** Every word, whole and, where it has parts (`disableElevation`, `right-to-left`), in parts. */
  readonly words: readonly string[];
  /** For each piece between spaces: whole, and its parts. */
  readonly pieces: readonly { readonly whole: string; readonly parts: readonly string[] }[];
}

const chinese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
const joint = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{M}\p{N}]+/u;

/** Splits a text into words: at spaces, and inside at dashes, dots and humps. */
export function splitWords(text: string): SplitText {
  const spaced = isPlain(text)
    ? text
    : text.replaceAll(chinese, (run) => ` ${pairs(run).join(' ')} `);
  const pieces = spaced
    .split(/[\s,;:!?“”"()[\]{}<>|=&]+/)
    .map((piece) => ({ whole: compact(piece), parts: splitPiece(piece) }))
    .filter(({ whole }) => whole !== '');
  const words = pieces.flatMap(({ whole, parts }) => [whole, ...parts]);
  return { words: [...new Set(words)], pieces };
}

/** A text without anything but letters and digits: how two spellings of one name are compared. */
export function compact(text: string): string {
  return fold(text).replaceAll(isPlain(text) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, '');
}

/** In lower case and without accents. */
export function fold(text: string): string {
  return isPlain(text)
    ? text.toLowerCase()
    : text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function splitPiece(piece: string): string[] {
  const parts = piece
    .split(joint)
    .map(compact)
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : [];
}

/** Where words are not parted by spaces, each two neighbouring characters make one. */
function pairs(run: string): string[] {
  const characters = [...run];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** Most texts are: they need no look at the tables of Unicode. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
