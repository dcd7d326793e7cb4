/** A capitalized word: a name, or a word that should be lowercase. */
const capitalized = /^\p{Lu}\p{Ll}+(?:[’']s)?$/u;

/** Text before which a capital is correct: the start, the end of a sentence or clause, a quotation mark or bracket. */
const opening = /(?:^|[.?!:…]\s+|[“‘"'([]\s*)$/u;

/**
 * Returns the text in sentence case: a capital at the start and for names. Code and words with an inner capital are
 * unchanged.
 *
 * @param text a heading, with its code replaced by a character that is not a letter
 * @param names names that keep their capitals; a name may have several words
 */
export function toSentenceCase(text: string, names: Iterable<string>): string {
  const isName = findNames(text, names);
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}.’']*/gu, (found, offset: number) => {
    const word = found.replace(/[.’']+$/, '');
    const end = found.slice(word.length);
    if (isName(offset)) return found;
    if (offset === 0) return startsSmall(word) ? capitalize(word) + end : found;
    return capitalized.test(word) && !opening.test(text.slice(0, offset))
      ? word.toLowerCase() + end
      : found;
  });
}

/** “npm”, “x²” and words with an inner capital, such as “macOS”, keep their lowercase start. */
function startsSmall(word: string): boolean {
  return /^\p{Ll}{2,}$/u.test(word);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns whether a name covers the character at an offset. */
function findNames(text: string, names: Iterable<string>): (offset: number) => boolean {
  const places: (readonly [start: number, end: number])[] = [];
  for (const name of names) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const end = at + name.length;
      if (!isLetter(text[at - 1]) && !isLetter(text[end])) places.push([at, end]);
    }
  }
  return (offset) => places.some(([start, end]) => start <= offset && offset < end);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
