import { eventAttributes } from '../analytics';
import type { PageModel } from '../../page/types';
import { formatMessage, type Messages } from '../../i18n';
import { Icon } from '../icons/Icon';
import {
  charactersLeftAttribute,
  closeAttribute,
  errorClass,
  failedAttribute,
  feedbackAttribute,
  inviteAttribute,
  labelPatternAttribute,
  languageAttribute,
  notFoundAttribute,
  pageAttribute,
  productAttribute,
  queuedAttribute,
  templateAttribute,
  thanksAttribute,
  tooLongAttribute,
  usefulAttribute,
  type FeedbackTemplate,
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
 * Asks whether the page is useful. `feedback.client.ts` handles the buttons and clones the templates when they are
 * needed. Without JavaScript the question is hidden. On the 404 page there is no question.
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
      <template {...templateName('heading-button')}>
        <button
          type="button"
          className="d-heading-feedback"
          {...{ [labelPatternAttribute]: t.feedbackOn }}
          title={t.feedback}
          {...eventAttributes('feedback', { action: 'section' })}
        >
          <Icon name="feedback" />
        </button>
      </template>
      <template {...templateName('comment-button')}>
        <button type="button">{t.feedbackAddComment}</button>
      </template>
      <template {...templateName('form')}>
        <form className="d-feedback-form" noValidate>
          <label>
            <span>{t.feedbackComment}</span>
            <textarea name="comment" rows={4} />
          </label>
          <input
            className="d-visually-hidden"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
          />
          <p className="d-feedback-hint">{t.feedbackHint}</p>
          <p className="d-feedback-hint" role="status" />
          <p className={errorClass} role="alert" />
          <div>
            <button type="submit">{t.feedbackSend}</button>
            <button type="button" {...{ [closeAttribute]: '' }}>
              {t.feedbackCancel}
            </button>
          </div>
        </form>
      </template>
      <template {...templateName('dialog')}>
        <dialog className="d-feedback-dialog">
          <p {...{ [labelPatternAttribute]: t.feedbackOn }}>
            {formatMessage(t.feedbackOn, { name: model.title })}
          </p>
        </dialog>
      </template>
    </section>
  );
}

function templateName(name: FeedbackTemplate) {
  return { [templateAttribute]: name };
}
