import { createElement } from '../../client/create-element';
import { createSafeStorage } from '../../client/safe-storage';
import type { SafeStorage } from '../../client/safe-storage';
import { createCommentForm, hasDraft } from './comment-form.client';
import {
  addCommentAttribute,
  errorClass,
  failedAttribute,
  type FeedbackMessageAttribute,
  inviteAttribute,
  queuedAttribute,
  thanksAttribute,
  usefulAttribute,
} from './contract';
import { createUuid } from './create-uuid.client';
import type { FeedbackOutbox } from './feedback-outbox.client';
import { type FeedbackTarget, readMessage } from './feedback-target.client';
import { answeredKey } from './storage-keys';

/**
 * Makes the question at the end of the page work: a click sends the answer, a comment may follow, now or on a later
 * visit. A comment that was typed and not sent is shown again.
 */
export function initPageQuestion(target: FeedbackTarget, outbox: FeedbackOutbox): void {
  const { root, product, page, language } = target;
  const answeredPages = createAnsweredPages(createSafeStorage(() => localStorage));
  const buttons = [...root.querySelectorAll<HTMLButtonElement>(`[${usefulAttribute}]`)];
  const status = root.querySelector('[role="status"]');
  const commentButton = createElement(
    'button',
    { type: 'button' },
    readMessage(target, addCommentAttribute),
  );
  const newKey = createUuid();
  let isBusy = false;

  const showMessage = (message?: FeedbackMessageAttribute) => {
    if (status) {
      status.textContent = message ? readMessage(target, message) : '';
      status.classList.toggle(errorClass, message === failedAttribute);
    }
  };

  const markAnswer = (useful: boolean) => {
    for (const button of buttons) {
      button.ariaPressed = String(button.getAttribute(usefulAttribute) === String(useful));
      button.ariaDisabled = 'true';
    }
  };

  /** Opens the form for the comment on an answer. */
  const openComment = ({ useful, key }: PageAnswer) => {
    const form = createCommentForm({
      target,
      outbox,
      // An answer that has a comment stays as it is: the next comment is stored without answer.
      answer: {
        ...{ product, page, language },
        ...(key === undefined ? { key: createUuid() } : { key, useful }),
      },
      onDone: (outcome) => {
        answeredPages.set(page, { useful });
        close(outcome === 'sent' ? thanksAttribute : queuedAttribute);
      },
      onCancel: () => {
        close(thanksAttribute);
        offerComment();
      },
    });
    const close = (message: FeedbackMessageAttribute) => {
      form.remove();
      showMessage(message);
      buttons.find(({ ariaPressed }) => ariaPressed === 'true')?.focus();
    };
    commentButton.remove();
    root.append(form);
    return form;
  };

  const offerComment = () => status?.after(commentButton);
  const focusComment = (form: HTMLElement) => form.querySelector('textarea')?.focus();
  commentButton.addEventListener('click', () => {
    const answer = answeredPages.get(page);
    if (answer) {
      showMessage();
      focusComment(openComment(answer));
    }
  });

  const sendAnswer = async (useful: boolean) => {
    isBusy = true;
    showMessage();
    const answer = { key: newKey, product, page, language, useful, comment: '' };
    const outcome = await outbox.send(answer);
    isBusy = false;
    if (outcome === 'failed') {
      showMessage(failedAttribute);
      return;
    }
    answeredPages.set(page, { useful, key: newKey });
    markAnswer(useful);
    showMessage(outcome === 'sent' ? inviteAttribute : queuedAttribute);
    focusComment(openComment({ useful, key: newKey }));
  };

  const earlierAnswer = answeredPages.get(page);
  if (earlierAnswer) {
    markAnswer(earlierAnswer.useful);
    if (hasDraft(page)) {
      showMessage(inviteAttribute);
      openComment(earlierAnswer);
    } else {
      showMessage(thanksAttribute);
      offerComment();
    }
  }
  root.addEventListener('click', ({ target: clicked }) => {
    const button = clicked instanceof Element && clicked.closest(`[${usefulAttribute}]`);
    if (button && !isBusy && button.ariaDisabled !== 'true') {
      void sendAnswer(button.getAttribute(usefulAttribute) === 'true');
    }
  });
}

/** What a reader answered on a page. */
interface PageAnswer {
  readonly useful: boolean;
  /** Key of the answer, as long as it has no comment: a comment with the same key is added to it. */
  readonly key?: string | undefined;
}

/** The pages that this reader answered, with the answer. */
interface AnsweredPages {
  readonly get: (page: string) => PageAnswer | undefined;
  readonly set: (page: string, answer: PageAnswer) => void;
}

/** The oldest pages are dropped first. */
const maxPages = 500;

/** Stores one line per page: path, answer and key, separated by spaces. */
function createAnsweredPages(storage: SafeStorage): AnsweredPages {
  const lines = () => (storage.get(answeredKey) ?? '').split('\n').filter((line) => line !== '');
  return {
    get: (page) => {
      const line = lines().findLast((other) => other.startsWith(`${page} `));
      const [useful, key] = line?.split(' ').slice(1) ?? [];
      return useful === 'true' || useful === 'false'
        ? { useful: useful === 'true', key }
        : undefined;
    },
    set: (page, { useful, key }) => {
      const others = lines().filter((line) => !line.startsWith(`${page} `));
      const line = [page, String(useful), ...(key === undefined ? [] : [key])].join(' ');
      storage.set(answeredKey, [...others, line].slice(-maxPages).join('\n'));
    },
  };
}
