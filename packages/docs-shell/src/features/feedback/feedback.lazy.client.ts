import { pageClass } from '../../client/contract';
import { addStyles } from '../../client/add-styles';
import { createElement } from '../../client/create-element';
import { announce } from '../../client/status-message';
import { createCommentForm } from './comment-form.client';
import { queuedAttribute, thanksAttribute } from './contract';
import { createUuid } from './create-uuid.client';
import { createFeedbackOutbox } from './feedback-outbox.client';
import type { FeedbackOutbox } from './feedback-outbox.client';
import { type FeedbackTarget, readFeedbackTarget, readMessage } from './feedback-target.client';
import styles from './feedback.lazy.css?inline';
import { labelSection } from './label-section.client';
import { initPageQuestion } from './page-question.client';

/** What `feedback.client.ts` uses once this module is loaded. */
export interface Feedback {
  readonly openSection: (heading: HTMLElement) => void;
}

/** Makes the question of the page work. Loaded when the question comes near or a button is used. */
export function startFeedback(root: HTMLElement): Feedback {
  addStyles(styles);
  const target = readFeedbackTarget(root);
  const outbox = createFeedbackOutbox(target.url);
  initPageQuestion(target, outbox);
  return { openSection: (heading) => openSectionDialog(target, outbox, heading) };
}

/** Asks for a comment on one section in a modal dialog, which returns the focus to the section's button. */
function openSectionDialog(
  target: FeedbackTarget,
  outbox: FeedbackOutbox,
  heading: HTMLElement,
): void {
  const { product, page, language } = target;
  const label = labelSection(target.root, heading);
  const dialog = createElement(
    'dialog',
    { class: 'd-feedback-dialog', 'aria-label': label },
    createElement('p', {}, label),
  );
  dialog.append(
    createCommentForm({
      target,
      outbox,
      answer: { key: createUuid(), product, page, language, section: heading.id },
      onDone: (outcome) => {
        dialog.close();
        announce(readMessage(target, outcome === 'sent' ? thanksAttribute : queuedAttribute));
      },
      onCancel: () => dialog.close(),
    }),
  );
  dialog.addEventListener('close', () => dialog.remove());
  // Inside the page's frame, so that it inherits type and colors.
  (target.root.closest(`.${pageClass}`) ?? document.body).append(dialog);
  dialog.showModal();
  dialog.querySelector('textarea')?.focus();
}
