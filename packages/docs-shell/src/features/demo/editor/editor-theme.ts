import { EditorView } from '@codemirror/view';

/** The looks of the editor: those of the code that it stands in for. */
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
  // The frame of the editor shows the focus, line numbers included.
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
