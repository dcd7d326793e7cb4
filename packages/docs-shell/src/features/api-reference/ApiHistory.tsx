import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import {
  apiOfAttribute,
  pageSinceAttribute,
  readsClass,
  sinceAttribute,
} from '../../theme/reader-version';
import { readerVersionScript } from '../../theme/reader-version-script';
import { searchAttribute } from '../search/contract';
import type { ApiHistoryView, ApiPageView } from './types';

type PageHistory = NonNullable<ApiPageView['history']>;

/** Attributes of the content of a page: which version of the reader counts, and which version added its export. */
export function apiOfAttributes(history: PageHistory | undefined) {
  return history
    ? {
        [apiOfAttribute]: history.packageName,
        ...(history.since && { [pageSinceAttribute]: history.since.code }),
      }
    : {};
}

/** Attributes of a row that came after the first version: the stylesheet of the reader’s version selects them. */
export function sinceAttributes(history: ApiHistoryView | undefined) {
  return history?.since ? { [sinceAttribute]: history.since.code } : {};
}

interface ApiPageHistoryProps {
  readonly history: PageHistory;
  readonly t: Messages;
}

/** The script of the reader’s version, and above the page which version that is. Without one, nothing is shown. */
export function ApiPageHistory({
  history: { href, since, deprecatedSince },
  t,
}: ApiPageHistoryProps) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: readerVersionScript }} />
      <p className={`${readsClass} d-api-reads`} {...{ [searchAttribute]: 'off' }}>
        {t.apiReadsAs} <span />. <a href={href}>{t.apiChanges}</a>
      </p>
      {(since ?? deprecatedSince) !== undefined && (
        <p className="d-api-quiet">
          {since !== undefined && (
            <span className="d-api-page-since" {...{ [sinceAttribute]: since.code }}>
              {formatMessage(t.apiSince, { version: since.text })}
            </span>
          )}
          {since !== undefined && deprecatedSince !== undefined && '. '}
          {deprecatedSince !== undefined &&
            formatMessage(t.apiDeprecatedSince, { version: deprecatedSince })}
        </p>
      )}
    </>
  );
}

interface ApiRowHistoryProps {
  readonly history: ApiHistoryView | undefined;
  readonly t: Messages;
}

/** The version that added a row, beside its name. */
export function ApiSince({ history, t }: ApiRowHistoryProps) {
  if (!history?.since) {
    return null;
  }
  const { text } = history.since;
  const [before = '', after = ''] = t.apiSince.split('{version}');
  return (
    <>
      {' '}
      <span className="d-api-since" {...{ [searchAttribute]: 'off' }}>
        <span className="d-visually-hidden">{before}</span>
        {text}
        {after}
      </span>
    </>
  );
}

/** Changes of a row’s type or default, folded, each with what was before and after. */
export function ApiRowChanges({ history, t }: ApiRowHistoryProps) {
  return (history?.changes ?? []).map(({ title, before, after }, index) => (
    <details key={index} className="d-api-fold d-api-changed" {...{ [searchAttribute]: 'off' }}>
      <summary>{title}</summary>
      <dl>
        <dt>{t.apiBefore}</dt>
        <dd dangerouslySetInnerHTML={{ __html: before }} />
        <dt>{t.apiAfter}</dt>
        <dd dangerouslySetInnerHTML={{ __html: after }} />
      </dl>
    </details>
  ));
}
