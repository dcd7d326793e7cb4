import { visuallyHiddenClass } from '../../client/contract';
import { createElement } from '../../client/create-element';
import { createSafeStorage } from '../../client/safe-storage';
import { registerUnsavedChanges } from '../../client/unsaved-changes';
import type { Answer } from './answer-queue';
import { measureComment, type CommentLength } from './comment-length';
import {
  cancelAttribute,
  charactersLeftAttribute,
  commentAttribute,
  errorClass,
  type FeedbackMessageAttribute,
  failedAttribute,
  hintAttribute,
  sendAttribute,
  tooLongAttribute,
} from './contract';
import type { FeedbackOutbox } from './feedback-outbox.client';
import { readMessage, type FeedbackTarget } from './feedback-target.client';
import { draftKey } from './storage-keys';

export interface CommentFormOptions {
  readonly target: FeedbackTarget;
  readonly outbox: FeedbackOutbox;
  /** The answer that the comment belongs to. */
  readonly answer: Omit<Answer, 'comment'>;
  readonly onDone: (outcome: 'sent' | 'queued') => void;
  readonly onCancel: () => void;
}

const drafts = createSafeStorage(() => sessionStorage);
const draftOf = (page: string, section = '') => `${draftKey} ${page}#${section}`;

/** Returns whether a comment on the page, not on a section, was typed and not sent. */
export function hasDraft(page: string): boolean {
  return (drafts.get(draftOf(page)) ?? '') !== '';
}

/** The length is shown after a pause of this length in typing, so that screen readers say it once. */
const lengthDelayMs = 500;

/**
 * Creates the form for a comment. A draft is stored until it is sent: it survives a failed request and a reload.
 */
export function createCommentForm(options: CommentFormOptions): HTMLElement {
  const { target, outbox, answer, onDone, onCancel } = options;
  const { form, field, honeypot, error, status, cancel } = createFormElements(target);
  const draft = draftOf(answer.page, answer.section);
  field.value = drafts.get(draft) ?? '';
  const unregister = registerUnsavedChanges(
    () => form.isConnected && form.checkVisibility() && field.value.trim() !== '',
  );

  const submit = async () => {
    const comment = field.value.trim();
    if (form.ariaBusy === 'true') {
      return;
    }
    if (comment === '' || measureComment(comment).kind === 'too-long') {
      showLength();
      field.focus();
      return;
    }
    form.ariaBusy = 'true';
    error.textContent = '';
    const outcome = await outbox.send({
      ...answer,
      comment,
      ...(honeypot.value !== '' && { website: honeypot.value }),
    });
    form.ariaBusy = 'false';
    if (outcome === 'failed') {
      error.textContent = readMessage(target, failedAttribute);
      field.focus();
      return;
    }
    drafts.set(draft, '');
    unregister();
    onDone(outcome);
  };

  const showLength = () => {
    const length = measureComment(field.value);
    const isTooLong = length.kind === 'too-long';
    status.textContent = describeLength(target, length);
    status.classList.toggle(errorClass, isTooLong);
    field.ariaInvalid = isTooLong ? 'true' : null;
  };
  let lengthTimer: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    drafts.set(draft, field.value);
    clearTimeout(lengthTimer);
    lengthTimer = setTimeout(showLength, lengthDelayMs);
  });
  showLength();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    }
  });
  cancel.addEventListener('click', onCancel);
  return form;
}

/** Creates the elements of the form. People do not see the honeypot; programs fill it in. */
function createFormElements(target: FeedbackTarget) {
  const text = (attribute: FeedbackMessageAttribute) => readMessage(target, attribute);
  const field = createElement('textarea', { name: 'comment', rows: '4' });
  const honeypot = createElement('input', {
    class: visuallyHiddenClass,
    name: 'website',
    tabindex: '-1',
    autocomplete: 'off',
    'aria-hidden': 'true',
  });
  const status = createElement('p', { class: 'd-feedback-hint', role: 'status' });
  const error = createElement('p', { class: errorClass, role: 'alert' });
  const cancel = createElement('button', { type: 'button' }, text(cancelAttribute));
  const form = createElement(
    'form',
    { class: 'd-feedback-form', novalidate: '' },
    createElement('label', {}, createElement('span', {}, text(commentAttribute)), field),
    honeypot,
    createElement('p', { class: 'd-feedback-hint' }, text(hintAttribute)),
    status,
    error,
    createElement(
      'div',
      {},
      createElement('button', { type: 'submit' }, text(sendAttribute)),
      cancel,
    ),
  );
  return { form, field, honeypot, error, status, cancel };
}

/** Returns a text about the length of a comment; it is empty for a short one. */
function describeLength(target: FeedbackTarget, length: CommentLength): string {
  const message = (
    attribute: typeof charactersLeftAttribute | typeof tooLongAttribute,
    count: number,
  ) => readMessage(target, attribute).replace('{count}', String(count));
  switch (length.kind) {
    case 'short':
      return '';
    case 'nearly-full':
      return message(charactersLeftAttribute, length.charactersLeft);
    case 'too-long':
      return message(tooLongAttribute, length.excessCharacters);
  }
}
