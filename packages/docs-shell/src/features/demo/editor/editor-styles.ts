import { EditorView } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

/** Styles the editor like the static code that it replaces. */
export const editorTheme = EditorView.theme({
  '&': {
    maxBlockSize: '480px',
    backgroundColor: 'var(--docs-code-ground)',
    color: 'var(--docs-code-text)',
    fontSize: '0.84375rem',
  },
  '&.cm-focused': { outline: '2px solid var(--docs-accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--docs-font-code)',
    lineHeight: '1.3125rem',
    scrollbarColor: 'var(--docs-outline) transparent',
    scrollbarWidth: 'thin',
  },
  // The focus outline is around the whole editor, line numbers included.
  '.cm-content': {
    paddingBlock: '12px 14px',
    outline: 'none',
    caretColor: 'var(--docs-code-text)',
  },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--docs-code-ground)',
    color: 'var(--docs-text-quiet)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--docs-border)' },
});

/** Gives tokens the class names that the build uses, so that code keeps its colors while it is edited. */
export const codeHighlighter = tagHighlighter([
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
