import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

const minLength = 60;
const maxLength = 160;

/** The description of a page, and how it was found. */
export interface Description {
  readonly text: string;
  readonly isOwn: boolean;
}

/** Returns a description of 60 to 160 characters: the page's own, or one from its first sentences. */
export function describePage(own: string | undefined, title: string, root: Root): Description {
  const given = clean(own ?? '');
  if (given.length >= minLength && given.length <= maxLength) return { text: given, isOwn: true };
  const paragraphs = listParagraphs(root.children)
    .map(clean)
    .filter((text) => text !== '' && text !== given);
  const headings = root.children
    .filter(({ type }) => type === 'heading')
    .map((node) => clean(toString(node)));
  const parts = [given, ...paragraphs].filter((text) => text !== '').map(endSentence);
  let text = '';
  for (const part of parts) {
    if (text.length >= minLength) break;
    text = text === '' ? part : `${text} ${part}`;
  }
  if (text.length < minLength && headings.length > 0) {
    text = `${text || `${title}.`} On this page: ${headings.join(', ')}.`;
  }
  while (text.length < minLength) text = `${text} ${title}: what it is and how to use it.`.trim();
  return { text: shorten(text), isOwn: false };
}

/** Paragraphs of the page itself, without callouts, lists and tables. */
function listParagraphs(nodes: readonly Nodes[]): string[] {
  return nodes.filter(({ type }) => type === 'paragraph').map((node) => toString(node));
}

function clean(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text.replace(/[:;,]$/, '')}.`;
}

/** Ends a text at a sentence, or else at a word. */
function shorten(text: string): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  if (sentence + 1 >= minLength) return cut.slice(0, sentence + 1);
  const words = text.slice(0, maxLength - 1);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), minLength)).replace(/[\s,;:(–-]+$/, '')}…`;
}
