import type { CodeVariant } from '../../../theme/code-variant';
import type { EditorMessages } from '../../../i18n/editor';
import { addStyles } from '../../../client/add-styles';
import { createElement } from '../../../client/create-element';
import { codeAttribute, demoAttribute, demoCodeClass, toolbarClass } from '../contract';
import styles from './editor.lazy.css?inline';
import { createProblemNotice, type ProblemNotice } from './problem-notice.client';

/** The part of a demo's frame that replaces its code while it is edited. */
export interface EditorPanel {
  /** Container and tab stop of the code editor. */
  readonly host: HTMLElement;
  /** Id of the element that explains how to enter and leave the editor. */
  readonly hintId: string;
  readonly notice: ProblemNotice;
  /** Sets the accessible name to the name of the edited file. */
  setLabel(path: string): void;
  /** Writes edited text into the static code of a variant, so that the copy button copies it. */
  updateStaticCode(text: string, variant: CodeVariant): void;
  /** Restores the static code that the build wrote. */
  restoreStaticCode(): void;
  /** Removes the panel from the demo. */
  remove(): void;
}

/** Creates the panel and inserts it below the toolbar of a demo. */
export function createEditorPanel(demo: HTMLElement, messages: EditorMessages): EditorPanel {
  const hintId = `${demo.getAttribute(demoAttribute) ?? ''}-editor-hint`;
  const host = createElement('div', {
    class: 'd-demo-editor-host',
    role: 'group',
    tabindex: '0',
    dir: 'ltr',
    'aria-describedby': hintId,
  });
  const notice = createProblemNotice(messages);
  const hint = createElement('p', { class: 'd-demo-editor-hint', id: hintId }, messages.editorHint);
  const panel = createElement('div', { class: 'd-demo-editor' }, host, notice.element, hint);
  addStyles(styles);
  demo.querySelector(`.${toolbarClass}`)?.after(panel);
  const originals = new Map<Element, string>();

  return {
    host,
    hintId,
    notice,
    setLabel: (path) => host.setAttribute('aria-label', path.split('/').at(-1) ?? path),
    updateStaticCode(text, variant) {
      const code =
        demo.querySelector(`[${codeAttribute}="${variant}"] code`) ??
        demo.querySelector(`.${demoCodeClass} code`);
      if (code) {
        originals.set(code, originals.get(code) ?? code.innerHTML);
        code.textContent = text;
      }
    },
    restoreStaticCode() {
      for (const [code, html] of originals) {
        code.innerHTML = html;
      }
      originals.clear();
    },
    remove: () => panel.remove(),
  };
}
