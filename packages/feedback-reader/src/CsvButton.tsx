import { csvExportPath } from 'docs-shell/feedback/service';
import { useState } from 'react';
import { writeQuery, type Filter } from './filter';
import { requestFeedback, toFailure, type Access } from './request-feedback';

interface CsvButtonProps {
  readonly access: Access;
  readonly filter: Filter;
}

/** Saves all matching answers as a file. A link cannot send the token. */
export function CsvButton({ access, filter }: CsvButtonProps) {
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
