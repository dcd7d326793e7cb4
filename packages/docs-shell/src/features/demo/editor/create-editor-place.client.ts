import type { CodeVariant } from '../../../theme/code-variant';
import type { EditorWords } from '../../../i18n/editor';
import { createElement } from '../../../client/create-element';
import styles from './editor.lazy.css?inline';
import { createProblemNotice, type ProblemNotice } from './problem-notice.client';

/** Where the editor of a demo stands: below its tools, in the place of its code. */
export interface EditorPlace {
  /** Holds the editor; the stop of the Tab key. */
  readonly host: HTMLElement;
  /** Id of the text that says how to enter and leave. */
  readonly hintId: string;
  readonly notice: ProblemNotice;
  /** Names the file that is edited. */
  label(path: string): void;
  /** Puts the text where the page has the code, so that copying takes what was typed. */
  mirror(text: string, variant: CodeVariant): void;
  /** Puts the code back that the build wrote. */
  restore(): void;
}

/** Makes the place in a demo's frame. */
export function createEditorPlace(demo: HTMLElement, words: EditorWords): EditorPlace {
  const hintId = `${demo.dataset['demo'] ?? ''}-editor-hint`;
  const host = createElement('div', {
    class: 'd-demo-editor-host',
    role: 'group',
    tabindex: '0',
    dir: 'ltr',
    'aria-describedby': hintId,
  });
  const notice = createProblemNotice(words);
  const hint = createElement('p', { class: 'd-demo-editor-hint', id: hintId }, words.editorHint);
  const place = createElement('div', { class: 'd-demo-editor' }, host, notice.element, hint);
  addStyles();
  demo.querySelector('.d-demo-tools')?.after(place);
  const written = new Map<Element, string>();

  return {
    host,
    hintId,
    notice,
    label: (path) => host.setAttribute('aria-label', path.split('/').at(-1) ?? path),
    mirror(text, variant) {
      const code =
        demo.querySelector(`[data-code="${variant}"] code`) ??
        demo.querySelector('.d-demo-code code');
      if (code) {
        written.set(code, written.get(code) ?? code.innerHTML);
        code.textContent = text;
      }
    },
    restore() {
      for (const [code, html] of written) {
        code.innerHTML = html;
      }
      written.clear();
    },
  };
}

function addStyles(): void {
  const id = 'd-editor-styles';
  if (!document.getElementById(id)) {
    const style = createElement('style', { id }, styles);
    document.head.append(style);
  }
}
