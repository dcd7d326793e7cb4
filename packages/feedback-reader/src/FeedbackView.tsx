// Apps that import this file do not include the declarations of this package.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./css-text.d.ts" />
import { csvExportPath } from 'docs-shell/feedback/service';
import { useEffect, useState } from 'react';
import { DaySection } from './DaySection';
import { EntryList } from './EntryList';
import { FailedLookupTable } from './FailedLookupTable';
import { FilterForm } from './FilterForm';
import { TallyTable } from './TallyTable';
import { type Filter, hasFilter, noFilter, writeQuery } from './filter';
import type { LoadChart } from './load-chart';
import { type Access, requestFeedback, toFailure } from './request-feedback';
import { useFeedback } from './use-feedback';
import styles from './view.css?inline';

interface FeedbackViewProps {
  readonly loadChart: LoadChart;
  readonly access: Access;
  readonly onRefused: (reason: string) => void;
  readonly onForget: () => void;
}

/** Shows everything that a token gives access to: filter, totals, plot, answers and failed lookups. */
export function FeedbackView({ loadChart, access, onRefused, onForget }: FeedbackViewProps) {
  const [filter, setFilter] = useState(noFilter);
  const { feedback, failure, isLoading, reload, loadOlder } = useFeedback(access, filter);

  useEffect(() => {
    if (failure?.kind === 'token') onRefused(failure.message);
  }, [failure, onRefused]);

  return (
    <div aria-busy={isLoading}>
      <style>{`@layer utilities{${styles}}`}</style>
      <FilterForm filter={filter} products={feedback?.products ?? []} onChange={setFilter} />
      <div className="fr-bar">
        <p role="status" className="fr-quiet">
          {describe(isLoading, feedback?.summary.total.total)}
        </p>
        <button type="button" onClick={reload}>
          Reload
        </button>
        <CsvButton access={access} filter={filter} />
        <button type="button" onClick={onForget}>
          Forget token
        </button>
      </div>
      {failure?.kind === 'service' && (
        <p role="alert" className="fr-error">
          {failure.message}
        </p>
      )}
      {feedback && (
        <>
          {feedback.summary.total.total === 0 ? (
            <p className="fr-empty">
              {hasFilter(feedback.filter)
                ? 'No answer matches this filter.'
                : 'No answers yet. They appear here when readers send them from the end of a page.'}
            </p>
          ) : (
            <>
              <DaySection
                loadChart={loadChart}
                days={feedback.summary.days}
                total={feedback.summary.total}
              />
              <TallyTable
                title="Products"
                rows={feedback.summary.products.map((row) => ({ name: row.product, ...row }))}
                onChoose={({ product }) => setFilter({ ...filter, product, page: '' })}
              />
              <TallyTable
                title="Pages"
                rows={feedback.summary.pages.map((row) => ({ name: row.page, ...row }))}
                onChoose={({ product, page }) => setFilter({ ...filter, product, page })}
              />
              <EntryList
                entries={feedback.entries}
                hasOlder={feedback.hasOlder}
                onOlder={loadOlder}
              />
            </>
          )}
          <FailedLookupTable lookups={feedback.failedLookups} />
        </>
      )}
    </div>
  );
}

function describe(isLoading: boolean, total: number | undefined): string {
  if (isLoading || total === undefined) {
    return isLoading ? 'Loading …' : '';
  }
  return total === 1 ? '1 answer' : `${total} answers`;
}

interface CsvButtonProps {
  readonly access: Access;
  readonly filter: Filter;
}

/** Saves all matching answers as a file. A link cannot send the token. */
function CsvButton({ access, filter }: CsvButtonProps) {
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setError('');
    try {
      const response = await requestFeedback(access, `${csvExportPath}?${writeQuery(filter)}`);
      saveFile(await response.blob(), 'feedback.csv');
    } catch (cause) {
      setError(toFailure(cause).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => !isBusy && void save()}>
        {isBusy ? 'Exporting …' : 'Export as CSV'}
      </button>
      {error !== '' && (
        <span role="alert" className="fr-error">
          {error}
        </span>
      )}
    </>
  );
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
