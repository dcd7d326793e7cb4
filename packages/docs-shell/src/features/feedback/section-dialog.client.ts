import { pageClass } from '../../client/contract';
import { announce } from '../../client/status-message';
import { createCommentForm } from './comment-form.client';
import { labelPatternAttribute, queuedAttribute, thanksAttribute } from './contract';
import { createUuid } from './create-uuid.client';
import type { FeedbackOutbox } from './feedback-outbox.client';
import { cloneTemplate, readMessage, type FeedbackTarget } from './feedback-target.client';

/** Asks for a comment on one section in a modal dialog, which returns the focus to the section's button. */
export function openSectionDialog(
  target: FeedbackTarget,
  outbox: FeedbackOutbox,
  heading: HTMLElement,
): void {
  const dialog = cloneTemplate(target.root, 'dialog');
  if (!(dialog instanceof HTMLDialogElement)) {
    return;
  }
  const title = dialog.firstElementChild;
  if (title) {
    const name = heading.textContent;
    const label = title.getAttribute(labelPatternAttribute) ?? '';
    title.textContent = label.replace('{name}', () => name);
    dialog.ariaLabel = title.textContent;
  }
  const { product, page, language } = target;
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
