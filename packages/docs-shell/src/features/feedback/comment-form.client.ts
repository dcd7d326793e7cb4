import { createSafeStorage } from '../../client/safe-storage';
import { registerUnsavedChanges } from '../../client/unsaved-changes';
import type { Answer } from './answer';
import type { Courier } from './create-courier.client';
import { takePart, type FeedbackPlace } from './feedback-place.client';
import { draftKey } from './storage-keys';

/** What a comment is about, and what happens around it. */
export interface CommentFormOptions {
  readonly place: FeedbackPlace;
  readonly courier: Courier;
  /** The answer that the comment belongs to, without the comment. */
  readonly answer: Omit<Answer, 'comment'>;
  readonly onDone: (outcome: 'sent' | 'queued') => void;
  readonly onCancel: () => void;
}

/**
 * Makes the form for a comment. What is typed is kept until it is sent, also when sending fails or the page is
 * loaded again (SPEC FB-1).
 */
export function createCommentForm(options: CommentFormOptions): HTMLElement {
  const { place, courier, answer, onDone, onCancel } = options;
  const form = takePart(place.root, 'form');
  const field = form.querySelector('textarea');
  const trap = form.querySelector('input');
  const error = form.querySelector('[role="alert"]');
  if (!field || !trap || !error) {
    throw new TypeError('The form for a comment lacks a field.');
  }
  const drafts = createSafeStorage(() => sessionStorage);
  const draft = `${draftKey} ${answer.page}#${answer.section ?? ''}`;
  field.value = drafts.get(draft) ?? '';
  const withdraw = registerUnsavedChanges(
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
    const outcome = await courier.deliver({
      ...answer,
      comment,
      ...(trap.value !== '' && { website: trap.value }),
    });
    form.ariaBusy = 'false';
    if (outcome === 'failed') {
      error.textContent = place.root.dataset['failed'] ?? '';
      field.focus();
      return;
    }
    drafts.set(draft, '');
    withdraw();
    onDone(outcome);
  };

  field.addEventListener('input', () => drafts.set(draft, field.value));
  field.maxLength = 4000;
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
  form.querySelector('[data-close]')?.addEventListener('click', onCancel);
  return form;
}
