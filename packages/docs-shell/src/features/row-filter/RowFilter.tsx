import type { ReactNode } from 'react';
import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { countMessageAttributes } from '../../lib/count-message';
import { Icon } from '../icons/Icon';
import { filteredClass, rowFilterClass } from './contract';

interface RowFilterProps {
  /** What the rows contain, in lower case: “props”. */
  readonly of: string;
  readonly t: Messages;
}

/** A box that filters the rows of long tables. The stylesheet hides it without JavaScript. */
export function RowFilter({ of, t }: RowFilterProps) {
  const label = formatMessage(t.apiFilter, { name: of });
  return (
    <div
      className={rowFilterClass}
      {...countMessageAttributes({
        one: t.apiFilterOneHit,
        many: t.apiFilterHits,
        none: t.apiFilterNoHit,
      })}
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

interface FilteredTableProps {
  /** What the rows contain, in lower case. If omitted, there is no filter. */
  readonly filter?: string;
  readonly t: Messages;
  readonly children?: ReactNode;
}

/** A long table and a box that filters its rows. Without JavaScript, all rows are shown. */
export function FilteredTable({ filter, t, children }: FilteredTableProps) {
  return (
    <div className="d-filtered-table">
      {filter !== undefined && <RowFilter of={filter} t={t} />}
      <div className={filteredClass}>{children}</div>
    </div>
  );
}
