/** Texts that say nothing when they are read alone, for example in a screen reader's list of links. */
const vagueTexts: ReadonlySet<string> = new Set([
  ...['click', 'click here', 'click this', 'here', 'right here', 'see here', 'over here'],
  ...['this', 'this link', 'this page', 'this article', 'this section', 'that page', 'the link'],
  ...['link', 'page', 'more', 'read more', 'learn more', 'see more', 'more info', 'more details'],
  ...['details', 'docs', 'the docs', 'documentation', 'the documentation', 'above', 'below'],
]);

/** Returns whether the text of a link does not say where it leads. */
export function isVagueLinkText(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim();
  return words === '' || vagueTexts.has(words.replace(/\s+/g, ' '));
}
