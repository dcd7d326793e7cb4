import { eventAttributes } from '../analytics';
import type { PageModel } from '../../page/types';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';
import {
  charactersLeftAttribute,
  addCommentAttribute,
  cancelAttribute,
  commentAttribute,
  failedAttribute,
  feedbackAttribute,
  hintAttribute,
  inviteAttribute,
  labelPatternAttribute,
  languageAttribute,
  notFoundAttribute,
  pageAttribute,
  productAttribute,
  queuedAttribute,
  sendAttribute,
  thanksAttribute,
  tooLongAttribute,
  usefulAttribute,
} from './contract';

interface FeedbackProps {
  readonly model: PageModel;
  /** URL of the feedback service. */
  readonly url: string;
  /** Path of the page, without language. */
  readonly page: string;
  readonly t: Messages;
}

/**
 * Asks whether the page is useful. `feedback.client.ts` handles the buttons, clones the template for each heading, and
 * creates the form for a comment when it is needed. Without JavaScript the question is hidden. On the 404 page there is no question.
 */
export function Feedback({ model, url, page, t }: FeedbackProps) {
  const target = {
    [feedbackAttribute]: url.replace(/\/$/, ''),
    [productAttribute]: model.productId,
    [languageAttribute]: model.language,
  };
  if (model.kind === 'not-found') {
    return <span hidden {...{ [notFoundAttribute]: '' }} {...target} />;
  }
  return (
    <section
      className="d-feedback"
      aria-label={t.feedback}
      {...target}
      {...{
        [pageAttribute]: page,
        [thanksAttribute]: t.feedbackThanks,
        [inviteAttribute]: t.feedbackInvite,
        [failedAttribute]: t.feedbackFailed,
        [queuedAttribute]: t.feedbackQueued,
        [charactersLeftAttribute]: t.feedbackCharactersLeft,
        [tooLongAttribute]: t.feedbackTooLong,
        [labelPatternAttribute]: t.feedbackOn,
        [addCommentAttribute]: t.feedbackAddComment,
        [commentAttribute]: t.feedbackComment,
        [hintAttribute]: t.feedbackHint,
        [sendAttribute]: t.feedbackSend,
        [cancelAttribute]: t.feedbackCancel,
      }}
    >
      <p>{t.feedbackQuestion}</p>
      <button
        type="button"
        {...{ [usefulAttribute]: 'true' }}
        {...eventAttributes('feedback', { action: 'useful' })}
      >
        <Icon name="check" />
        {t.feedbackUseful}
      </button>
      <button
        type="button"
        {...{ [usefulAttribute]: 'false' }}
        {...eventAttributes('feedback', { action: 'not-useful' })}
      >
        <Icon name="close" />
        {t.feedbackNotUseful}
      </button>
      <span className="d-feedback-status" role="status" />
      <template>
        <button
          type="button"
          className="d-heading-feedback"
          title={t.feedback}
          {...eventAttributes('feedback', { action: 'section' })}
        >
          <Icon name="feedback" />
        </button>
      </template>
    </section>
  );
}
