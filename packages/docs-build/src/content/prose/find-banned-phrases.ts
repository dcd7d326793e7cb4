/** Phrases that the writing guide forbids, and what to write instead. */
const phrases: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/\b(?:nobody|somebody|whoever)\b/iu, 'Write “you”, “the user” or “no one”.'],
  [/\bcan(?:not|’t|'t) be had\b/iu, 'Write “you can’t …” or “isn’t available”.'],
  [/\b(?:simply|obviously|of course|please note)\b/iu, 'Leave it out.'],
  [/\b(?:stands|lies) (?:in|on|at|under|above|below|beside|between)\b/iu, 'Write “is”.'],
];

/** Text in quotation marks mentions a phrase and doesn't use it. */
const quotation = /“[^”]*”/gu;

/** A banned phrase of a text. */
export interface BannedPhrase {
  readonly phrase: string;
  readonly hint: string;
}

/** Returns the phrases of a text that the writing guide forbids. */
export function findBannedPhrases(text: string): readonly BannedPhrase[] {
  const own = text.replace(quotation, '“”');
  return phrases.flatMap(([pattern, hint]) => {
    const phrase = pattern.exec(own)?.[0];
    return phrase === undefined ? [] : [{ phrase, hint }];
  });
}
