import type { ApiDocument } from 'react-api-docs/document';
import { joinWords } from './join-words';
import { firstParagraph } from './markdown';

/** Limits of the length of a description in characters, as for content pages. */
const shortest = 60;
const longest = 160;

/** Returns the description of an API page: the start of the package's description, adjusted to 60 to 160 characters. */
export function describeDocument(document: ApiDocument): string {
  const { package: from } = document;
  const first = firstParagraph(document.description);
  if (first.length >= shortest) return cut(first);
  const filler = `${describeKind(document)} in ${from.name} ${from.version}.`;
  const both = first === '' ? filler : `${endSentence(first)} ${filler}`;
  if (both.length > longest) return cut(filler);
  return both.length >= shortest ? both : `${both} Generated from its type declarations.`;
}

/** Returns whether the lead of the page, which is plain text, contains the whole description of the package. */
export function leadSaysAll(document: ApiDocument): boolean {
  const whole = document.description.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();
  return (
    firstParagraph(document.description) === whole && describeDocument(document).startsWith(whole)
  );
}

function describeKind(document: ApiDocument): string {
  const { kind, name } = document;
  switch (kind) {
    case 'component':
      return `${joinWords(listParts(document))} of the ${name} component`;
    case 'hook':
      return `Imports, parameters and return value of the ${name} hook`;
    case 'interface':
      return `Import, members and types of the ${name} interface`;
  }
}

/** Sections that the page does not have are not listed. */
function listParts({ parts, ...own }: Extract<ApiDocument, { kind: 'component' }>): string[] {
  const shapes = [own, ...parts];
  const has = (key: 'props' | 'slots' | 'classes' | 'cssVariables' | 'dataAttributes') =>
    shapes.some((shape) => shape[key].length > 0);
  return [
    'Imports',
    ...(parts.length > 0 ? ['parts'] : []),
    ...(has('props') ? ['props'] : []),
    ...(has('slots') ? ['slots'] : []),
    ...(has('classes') ? ['CSS classes'] : []),
    ...(has('cssVariables') ? ['CSS variables'] : []),
    ...(has('dataAttributes') ? ['data attributes'] : []),
  ];
}

function endSentence(text: string): string {
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}

/** Cuts a text after a sentence if the result is long enough, or else after a word. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest);
  const end = head.lastIndexOf('. ');
  if (end + 1 >= shortest) return head.slice(0, end + 1);
  return `${head.slice(0, longest - 2).replace(/\s+\S*$/, '')} …`;
}
