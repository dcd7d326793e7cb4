/** What stands between two spaces: whole, and its parts if it has more than one. */
interface Piece {
  readonly whole: string;
  readonly parts: readonly string[];
}

/** Parts of a text as people look for them, in lower case and without accents. */
export interface SplitText {
  /** Every word, whole and, where it has parts (`disableElevation`, `right-to-left`), in parts. */
  readonly words: readonly string[];
  readonly pieces: readonly Piece[];
  /** Letters and digits of the text. */
  readonly compact: string;
}

const chinese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;
const plainJoint = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z\d]+/;
const joint = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{M}\p{N}]+/u;

/** Splits a text into words: at spaces, and inside at dashes, dots and humps. */
export function splitWords(text: string): SplitText {
  const plain = isPlain(text);
  const spaced = plain ? text : text.replaceAll(chinese, (run) => ` ${pairs(run).join(' ')} `);
  const pieces = spaced
    .split(/[\s,;:!?“”"()[\]{}<>|=&]+/)
    .map(splitPiece)
    .filter(({ whole }) => whole !== '');
  const words: string[] = [];
  for (const { whole, parts } of pieces) {
    words.push(whole, ...parts);
  }
  return {
    words: words.length > 1 ? [...new Set(words)] : words,
    pieces,
    compact: plain ? pieces.map(({ whole }) => whole).join('') : compact(text),
  };
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

function splitPiece(piece: string): Piece {
  // Most are: a catalog of 1,000 pages splits 50,000 before it can answer.
  if (/^[a-z\d]*$/.test(piece)) {
    return { whole: piece, parts: [] };
  }
  const all = isPlain(piece)
    ? piece.split(plainJoint).map((part) => part.toLowerCase())
    : piece.split(joint).map(compact);
  const parts = all.filter((part) => part !== '');
  return { whole: parts.join(''), parts: parts.length > 1 ? parts : [] };
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
