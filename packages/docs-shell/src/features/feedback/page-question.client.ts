import { createSafeStorage } from '../../client/safe-storage';
import { createAnsweredPages } from './answered-pages';
import { createCommentForm } from './comment-form.client';
import {
  errorClass,
  failedAttribute,
  inviteAttribute,
  queuedAttribute,
  thanksAttribute,
  usefulAttribute,
  type FeedbackMessageAttribute,
} from './contract';
import { createUuid } from './create-uuid.client';
import type { FeedbackOutbox } from './feedback-outbox.client';
import { readMessage, type FeedbackTarget } from './feedback-target.client';

/** Makes the question at the end of the page work: a click sends the answer, a comment may follow. */
export function initPageQuestion(target: FeedbackTarget, outbox: FeedbackOutbox): void {
  const { root, product, page, language } = target;
  const answeredPages = createAnsweredPages(createSafeStorage(() => localStorage));
  const buttons = [...root.querySelectorAll<HTMLButtonElement>(`[${usefulAttribute}]`)];
  const status = root.querySelector('[role="status"]');
  const key = createUuid();
  let isBusy = false;

  const showMessage = (message?: FeedbackMessageAttribute) => {
    if (status) {
      status.textContent = message ? readMessage(target, message) : '';
      status.classList.toggle(errorClass, message === failedAttribute);
    }
  };

  const markAnswer = (useful: string | undefined) => {
    for (const button of buttons) {
      button.ariaPressed = String(button.getAttribute(usefulAttribute) === useful);
      button.ariaDisabled = String(useful !== undefined);
    }
  };

  const openComment = (useful: boolean) => {
    const form = createCommentForm({
      target,
      outbox,
      answer: { key, product, page, language, useful },
      onDone: (outcome) => close(outcome === 'sent' ? thanksAttribute : queuedAttribute),
      onCancel: () => close(thanksAttribute),
    });
    const close = (message: FeedbackMessageAttribute) => {
      form.remove();
      showMessage(message);
      buttons.find(({ ariaPressed }) => ariaPressed === 'true')?.focus();
    };
    root.append(form);
    form.querySelector('textarea')?.focus();
  };

  const sendAnswer = async (useful: 'true' | 'false') => {
    isBusy = true;
    showMessage();
    const outcome = await outbox.send({
      key,
      product,
      page,
      language,
      useful: useful === 'true',
      comment: '',
    });
    isBusy = false;
    if (outcome === 'failed') {
      showMessage(failedAttribute);
      return;
    }
    answeredPages.set(page, useful);
    markAnswer(useful);
    showMessage(outcome === 'sent' ? inviteAttribute : queuedAttribute);
    openComment(useful === 'true');
  };

  const earlierAnswer = answeredPages.get(page);
  if (earlierAnswer !== undefined) {
    markAnswer(earlierAnswer);
    showMessage(thanksAttribute);
  }
  root.addEventListener('click', ({ target: clicked }) => {
    const button = clicked instanceof Element && clicked.closest(`[${usefulAttribute}]`);
    if (button && !isBusy && button.ariaDisabled !== 'true') {
      void sendAnswer(button.getAttribute(usefulAttribute) === 'true' ? 'true' : 'false');
    }
  });
}
