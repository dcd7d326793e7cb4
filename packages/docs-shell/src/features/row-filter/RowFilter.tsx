import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface RowFilterProps {
  /** What the rows are, in lower case: “props”. */
  readonly of: string;
  readonly t: Messages;
}

/** Looks for rows of the tables in `.d-filtered`. Served by a behaviour, and not there without JavaScript. */
export function RowFilter({ of, t }: RowFilterProps) {
  const label = formatMessage(t.apiFilter, { name: of });
  return (
    <div
      className="d-row-filter"
      data-one={t.apiFilterOneHit}
      data-many={t.apiFilterHits}
      data-none={t.apiFilterNoHit}
    >
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" />
    </div>
  );
}
