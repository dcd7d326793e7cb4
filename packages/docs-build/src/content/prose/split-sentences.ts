const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Shorter sentences are ignored: “It is optional.” */
const minWords = 6;

/** Returns the sentences of a text, normalized to compare them: lowercase, without punctuation. */
export function splitSentences(text: string): readonly string[] {
  return [...segmenter.segment(text.replace(/\s+/g, ' '))].flatMap(({ segment }) => {
    const words = segment.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.length < minWords ? [] : [words.join(' ')];
  });
}
