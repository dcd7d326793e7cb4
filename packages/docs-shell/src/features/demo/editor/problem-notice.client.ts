import type { Problem } from '../sandbox/playground-messages';
import { formatMessage } from '../../../i18n/format-message';
import type { EditorMessages } from '../../../i18n/editor';
import type { StopReason } from './playground-frame.client';
import { createElement } from '../../../client/create-element';

/** Shows problems below the editor. It is a live region, so screen readers announce them. */
export interface ProblemNotice {
  readonly element: HTMLElement;
  showProblem(problem: Problem): void;
  /** Says that the code was stopped, with a button that runs it again. */
  showStopped(reason: StopReason, restart: () => void): void;
  clear(): void;
}

/** Creates an empty notice. */
export function createProblemNotice(messages: EditorMessages): ProblemNotice {
  const element = createElement('div', { class: 'd-demo-problem', role: 'status' });
  return {
    element,
    showProblem({ message, line }) {
      element.textContent =
        line === undefined
          ? message
          : formatMessage(messages.editorLine, { line: String(line), message });
    },
    showStopped(reason, restart) {
      const button = createElement(
        'button',
        { type: 'button', class: 'd-button' },
        messages.editorRestart,
      );
      button.addEventListener('click', restart);
      const text = reason === 'stuck' ? messages.editorStopped : messages.editorLeft;
      element.replaceChildren(createElement('p', {}, text), button);
    },
    clear: () => element.replaceChildren(),
  };
}
