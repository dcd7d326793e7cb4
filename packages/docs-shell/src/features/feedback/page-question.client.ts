import { createSafeStorage } from '../../client/safe-storage';
import { createAnsweredPages } from './answered-pages';
import { createCommentForm } from './comment-form.client';
import type { Courier } from './create-courier.client';
import { createKey } from './create-key.client';
import type { FeedbackPlace } from './feedback-place.client';

/** Serves the question at the end of the page: an answer is sent at once, a comment may follow (SPEC FB-1). */
export function servePageQuestion(place: FeedbackPlace, courier: Courier): void {
  const { root, product, page, language } = place;
  const answered = createAnsweredPages(createSafeStorage(() => localStorage));
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-useful]')];
  const status = root.querySelector('[role="status"]');
  const key = createKey();
  let isBusy = false;

  const say = (word: 'thanks' | 'invite' | 'failed' | 'queued' | '') => {
    if (status) {
      status.textContent = root.dataset[word] ?? '';
      status.classList.toggle('d-feedback-error', word === 'failed');
    }
  };

  const mark = (useful: string | undefined) => {
    for (const button of buttons) {
      button.ariaPressed = String(button.dataset['useful'] === useful);
      button.ariaDisabled = String(useful !== undefined);
    }
  };

  const openComment = (useful: boolean) => {
    const form = createCommentForm({
      place,
      courier,
      answer: { key, product, page, language, useful },
      onDone: (outcome) => close(outcome === 'sent' ? 'thanks' : 'queued'),
      onCancel: () => close('thanks'),
    });
    const close = (word: 'thanks' | 'queued') => {
      form.remove();
      say(word);
      buttons.find(({ ariaPressed }) => ariaPressed === 'true')?.focus();
    };
    root.append(form);
    form.querySelector('textarea')?.focus();
  };

  const answer = async (useful: 'true' | 'false') => {
    isBusy = true;
    say('');
    const outcome = await courier.deliver({
      key,
      product,
      page,
      language,
      useful: useful === 'true',
      comment: '',
    });
    isBusy = false;
    if (outcome === 'failed') {
      say('failed');
      return;
    }
    answered.set(page, useful);
    mark(useful);
    say(outcome === 'sent' ? 'invite' : 'queued');
    openComment(useful === 'true');
  };

  const before = answered.get(page);
  if (before !== undefined) {
    mark(before);
    say('thanks');
  }
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-useful]');
    const useful = button ? button.dataset['useful'] : undefined;
    if (button && !isBusy && button.ariaDisabled !== 'true' && useful !== undefined) {
      void answer(useful === 'true' ? 'true' : 'false');
    }
  });
}
