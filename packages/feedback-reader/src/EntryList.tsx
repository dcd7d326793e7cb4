import type { FeedbackEntry } from 'docs-shell/feedback/service';
import { isSiteAddress } from 'docs-shell/lib/is-site-address';
import { useId } from 'react';

interface EntryListProps {
  readonly entries: readonly FeedbackEntry[];
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
}

/** Lists the answers, newest first. Comments are shown as plain text. */
export function EntryList({ entries, hasOlder, onOlder }: EntryListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Answers</h2>
      <ol className="fr-entries">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="fr-entry-head">
              {entry.useful !== null && (
                <strong className={entry.useful ? 'fr-yes' : 'fr-no'}>
                  {entry.useful ? 'Useful' : 'Not useful'}
                </strong>
              )}
              <a href={toPageAddress(entry)}>
                {entry.page}
                {entry.section !== null && `#${entry.section}`}
              </a>
              <span className="fr-quiet">
                {entry.product}
                {entry.language !== 'en' && ` · ${entry.language}`}
              </span>
              <time className="fr-quiet" dateTime={entry.receivedAt}>
                {entry.receivedAt.slice(0, 16).replace('T', ' ')} UTC
              </time>
            </p>
            {entry.comment !== '' && (
              <p className="fr-comment" dir="auto">
                {entry.comment}
              </p>
            )}
          </li>
        ))}
      </ol>
      {hasOlder && (
        <button type="button" onClick={onOlder}>
          Show older answers
        </button>
      )}
    </section>
  );
}

/**
 * Returns the address of the page or section of an answer. The service refuses paths that lead to another site, but
 * older rows may have one: there is no address for them.
 */
function toPageAddress({
  page,
  section,
}: Pick<FeedbackEntry, 'page' | 'section'>): string | undefined {
  if (!isSiteAddress(page)) {
    return undefined;
  }
  return section === null ? page : `${page}#${encodeURIComponent(section)}`;
}
