import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { codeClasses } from './code-classes';
import { editorTheme } from './editor-theme';

interface CodeEditorOptions {
  /** Stands in for the editor when the Tab key comes by. */
  readonly host: HTMLElement;
  /** Id of the text that says how to enter and leave. */
  readonly hintId: string;
  readonly onChange: () => void;
}

/** A text being edited, with its history and selection. */
export type EditedText = EditorState;

/** An editor of code that shows one text at a time. */
export interface CodeEditor {
  /** Makes a text that can be shown. */
  createText(text: string, label: string): EditedText;
  show(text: EditedText): void;
  /** The text that is shown, as it is now. */
  current(): EditedText;
  focus(): void;
}

/**
 * Makes the editor. The host is the stop of the Tab key: Enter leads into the text, where Tab indents, and Escape
 * leads back (WCAG 2.1.2).
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
    javascript({ jsx: true, typescript: true }),
    syntaxHighlighting(codeClasses),
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
    // Copying is the editor's own business in here, and not that of the block around it.
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
