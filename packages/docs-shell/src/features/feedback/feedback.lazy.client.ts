import { createFeedbackOutbox } from './feedback-outbox.client';
import styles from './feedback.lazy.css?inline';
import { readFeedbackTarget } from './feedback-target.client';
import { initPageQuestion } from './page-question.client';
import { openSectionDialog } from './section-dialog.client';

/** What `feedback.client.ts` uses once this module is loaded. */
export interface Feedback {
  readonly openSection: (heading: HTMLElement) => void;
}

/** Makes the question of the page work. Loaded when the question comes near or a button is used. */
export function startFeedback(root: HTMLElement): Feedback {
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  const target = readFeedbackTarget(root);
  const outbox = createFeedbackOutbox(target.url);
  initPageQuestion(target, outbox);
  return { openSection: (heading) => openSectionDialog(target, outbox, heading) };
}
