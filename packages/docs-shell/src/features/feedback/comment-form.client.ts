import { createSafeStorage } from '../../client/safe-storage';
import { registerUnsavedChanges } from '../../client/unsaved-changes';
import type { Answer } from './answer-queue';
import { closeAttribute, failedAttribute } from './contract';
import type { FeedbackOutbox } from './feedback-outbox.client';
import { cloneTemplate, readMessage, type FeedbackTarget } from './feedback-target.client';
import { draftKey } from './storage-keys';

export interface CommentFormOptions {
  readonly target: FeedbackTarget;
  readonly outbox: FeedbackOutbox;
  /** The answer that the comment belongs to. */
  readonly answer: Omit<Answer, 'comment'>;
  readonly onDone: (outcome: 'sent' | 'queued') => void;
  readonly onCancel: () => void;
}

/** At most as many bytes as the service accepts, for text with one byte per character. */
const maxCommentLength = 4000;

/**
 * Creates the form for a comment. A draft is stored until it is sent: it survives a failed request and a reload.
 * @throws {TypeError} The template of the form has no field for the comment.
 */
export function createCommentForm(options: CommentFormOptions): HTMLElement {
  const { target, outbox, answer, onDone, onCancel } = options;
  const form = cloneTemplate(target.root, 'form');
  const field = form.querySelector('textarea');
  const honeypot = form.querySelector('input');
  const error = form.querySelector('[role="alert"]');
  if (!field || !honeypot || !error) {
    throw new TypeError('Expected a textarea, an input and an alert in the comment form.');
  }
  const drafts = createSafeStorage(() => sessionStorage);
  const draft = `${draftKey} ${answer.page}#${answer.section ?? ''}`;
  field.value = drafts.get(draft) ?? '';
  const unregister = registerUnsavedChanges(
    () => form.isConnected && form.checkVisibility() && field.value.trim() !== '',
  );

  const submit = async () => {
    const comment = field.value.trim();
    if (form.ariaBusy === 'true') {
      return;
    }
    if (comment === '') {
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

  field.addEventListener('input', () => drafts.set(draft, field.value));
  field.maxLength = maxCommentLength;
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
  form.querySelector(`[${closeAttribute}]`)?.addEventListener('click', onCancel);
  return form;
}
