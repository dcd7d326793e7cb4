/**
 * What the forms of an English word have in common, roughly: plurals and the endings of verbs go. It only has to be
 * the same for two words that mean the same; nobody sees it.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const base = singular.replace(/(?<=[a-z]{3})(ing|ed)$/, '').replace(/(?<=[a-z]{3})e$/, '');
  return base.replace(/([bdgmnprt])\1$/, '$1');
}
