import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

interface CodeEditorOptions {
  /** Contains the editor, scrolls it, and is its tab stop. */
  readonly host: HTMLElement;
  /** Id of the element that explains how to enter and leave the editor. */
  readonly hintId: string;
  readonly onChange: () => void;
}

/** A text with its undo history and selection. */
export type EditedText = EditorState;

/** A code editor that shows one text at a time. */
export interface CodeEditor {
  /** Creates a text that `show` can show. The label is its accessible name. */
  createText(text: string, label: string): EditedText;
  show(text: EditedText): void;
  /** Returns the shown text in its current state. */
  current(): EditedText;
  focus(): void;
}

/**
 * Creates the editor. The host is the tab stop: Enter moves the focus into the text, where Tab indents, and Escape
 * moves it back, so that the focus is not trapped (WCAG 2.1.2).
 */
export function createCodeEditor({ host, hintId, onChange }: CodeEditorOptions): CodeEditor {
  const view = new EditorView({ parent: host });
  const leave = () => {
    host.focus();
    return true;
  };
  const extensions = (label: string): Extension => [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    indentUnit.of('  '),
    // Not `javascript()`: it inserts closing tags, so readers who type them get them twice.
    tsxLanguage,
    syntaxHighlighting(codeHighlighter),
    editorTheme,
    keymap.of([{ key: 'Escape', run: leave }, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': hintId,
      tabindex: '-1',
      spellcheck: 'false',
    }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) {
        onChange();
      }
    }),
  ];
  host.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === host) {
      event.preventDefault();
      view.focus();
    }
    // The editor copies its selection; the copy shortcut of the code block must not run.
    if (event.key.toLowerCase() === 'c' && (event.ctrlKey || event.metaKey)) {
      event.stopPropagation();
    }
  });
  return {
    createText: (doc, label) => EditorState.create({ doc, extensions: extensions(label) }),
    show: (text) => view.setState(text),
    current: () => view.state,
    focus: () => view.focus(),
  };
}

/**
 * Styles the editor like the static code that it replaces. The host scrolls, and not the editor: who cannot use a
 * pointer has to reach what scrolls (WCAG 2.1.1), and the host is the only tab stop.
 */
const editorTheme = EditorView.theme({
  '&': {
    inlineSize: 'max-content',
    minInlineSize: '100%',
    backgroundColor: 'var(--docs-code-ground)',
    color: 'var(--docs-code-text)',
    fontSize: '0.84375rem',
  },
  // The host has the focus outline.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'visible',
    fontFamily: 'var(--docs-font-code)',
    lineHeight: '1.3125rem',
  },
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
const codeHighlighter = tagHighlighter([
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
