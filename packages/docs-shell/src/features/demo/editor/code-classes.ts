import { tagHighlighter, tags } from '@lezer/highlight';

/** The classes of the code that the build highlights, so that it does not change its looks when it is edited. */
export const codeClasses = tagHighlighter([
  { tag: [tags.keyword, tags.operator, tags.self], class: 'tk-keyword' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], class: 'tk-string' },
  { tag: [tags.comment, tags.punctuation, tags.bracket], class: 'tk-comment' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.constant(tags.name), tags.attributeName],
    class: 'tk-constant',
  },
  {
    tag: [tags.function(tags.variableName), tags.typeName, tags.tagName, tags.className],
    class: 'tk-function',
  },
]);
