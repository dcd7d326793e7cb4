import { eventAttributes } from '../analytics';
import type { PageModel } from '../../page/types';
import { formatMessage, type Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface FeedbackProps {
  readonly model: PageModel;
  /** Where answers are sent; below it lie the service's other addresses. */
  readonly url: string;
  /** What the service calls the page: its path without language. */
  readonly page: string;
  readonly t: Messages;
}

/**
 * Asks whether the page is useful (SPEC FB-1). The behaviour `feedback` serves the buttons and takes the rest out of
 * the templates when it is wanted; where scripts cannot run, nothing is asked.
 */
export function Feedback({ model, url, page, t }: FeedbackProps) {
  const address = {
    'data-feedback': url.replace(/\/$/, ''),
    'data-product': model.productId,
    'data-language': model.language,
  };
  if (model.kind === 'not-found') {
    return <span hidden data-not-found="" {...address} />;
  }
  return (
    <section
      className="d-feedback"
      aria-label={t.feedback}
      {...address}
      data-page={page}
      data-thanks={t.feedbackThanks}
      data-invite={t.feedbackInvite}
      data-failed={t.feedbackFailed}
      data-queued={t.feedbackQueued}
    >
      <p>{t.feedbackQuestion}</p>
      <button
        type="button"
        data-useful="true"
        {...eventAttributes('feedback', { action: 'useful' })}
      >
        <Icon name="check" />
        {t.feedbackUseful}
      </button>
      <button
        type="button"
        data-useful="false"
        {...eventAttributes('feedback', { action: 'not-useful' })}
      >
        <Icon name="close" />
        {t.feedbackNotUseful}
      </button>
      <span className="d-feedback-status" role="status" />
      <template data-part="heading">
        <button
          type="button"
          className="d-heading-feedback"
          data-name={t.feedbackOn}
          title={t.feedback}
          {...eventAttributes('feedback', { action: 'section' })}
        >
          <Icon name="feedback" />
        </button>
      </template>
      <template data-part="form">
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
          <p className="d-feedback-error" role="alert" />
          <div>
            <button type="submit">{t.feedbackSend}</button>
            <button type="button" data-close="">
              {t.feedbackCancel}
            </button>
          </div>
        </form>
      </template>
      <template data-part="dialog">
        <dialog className="d-feedback-dialog">
          <p data-name={t.feedbackOn}>{formatMessage(t.feedbackOn, { name: model.title })}</p>
        </dialog>
      </template>
    </section>
  );
}
