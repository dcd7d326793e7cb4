import type { ApiDocument } from 'api-extractor/document';
import { firstParagraph } from './markdown';

/** Bounds of a page's description, as for written pages. */
const shortest = 60;
const longest = 160;

/** The description of an API page: what the package says first, filled up or cut to 60 to 160 characters. */
export function describeDocument(document: ApiDocument): string {
  const { name, package: from } = document;
  const first = firstParagraph(document.description);
  if (first.length >= shortest) return cut(first);
  const filler = `${describeKind(document)} ${name}, as ${from.name} ${from.version} has them.`;
  const both = first === '' ? filler : `${endSentence(first)} ${filler}`;
  if (both.length > longest) return cut(filler);
  return both.length >= shortest ? both : `${both} Generated from its type declarations.`;
}

function describeKind(document: ApiDocument): string {
  switch (document.kind) {
    case 'component':
      return document.parts.length > 0
        ? 'Imports, parts, props and styling of the component'
        : 'Imports, props, slots and CSS classes of the component';
    case 'hook':
      return 'Imports, parameters and return value of the hook';
    case 'interface':
      return 'Members, types and descriptions of the interface';
  }
}

function endSentence(text: string): string {
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}

/** After a sentence if there is one that is long enough, else after a word. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest);
  const end = head.lastIndexOf('. ');
  if (end + 1 >= shortest) return head.slice(0, end + 1);
  return `${head.slice(0, longest - 2).replace(/\s+\S*$/, '')} …`;
}
