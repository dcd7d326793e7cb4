import type { Problem } from '../sandbox/frame-messages';
import { formatMessage } from '../../../i18n/format-message';
import type { EditorWords } from '../../../i18n/editor';
import { createElement } from '../../../client/create-element';

/** What is wrong, under the code: a live region, so that it is spoken when the reader rests. */
export interface ProblemNotice {
  readonly element: HTMLElement;
  showProblem(problem: Problem): void;
  /** The code was stopped; the reader may start it again. */
  showStopped(restart: () => void): void;
  clear(): void;
}

/** Makes the notice, empty. */
export function createProblemNotice(t: EditorWords): ProblemNotice {
  const element = createElement('div', { class: 'd-demo-problem', role: 'status' });
  return {
    element,
    showProblem({ message, line }) {
      element.textContent =
        line === undefined ? message : formatMessage(t.editorLine, { line: String(line), message });
    },
    showStopped(restart) {
      const button = createElement(
        'button',
        { type: 'button', class: 'd-button' },
        t.editorRestart,
      );
      button.addEventListener('click', restart);
      element.replaceChildren(createElement('p', {}, t.editorStopped), button);
    },
    clear: () => element.replaceChildren(),
  };
}
