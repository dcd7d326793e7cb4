const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Shorter ones say the same because there is no other way to say it: “It is optional.” */
const leastWords = 6;

/** The sentences of a text in the form in which two can be compared: small letters, no signs. */
export function splitSentences(text: string): readonly string[] {
  return [...segmenter.segment(text.replace(/\s+/g, ' '))].flatMap(({ segment }) => {
    const words = segment.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.length < leastWords ? [] : [words.join(' ')];
  });
}
