import { apiViews } from '../../theme';
import type { Messages } from '../../i18n';
import { RowFilter } from '../row-filter/RowFilter';

interface ApiToolsProps {
  /** Whether there are enough props to look for one. */
  readonly hasFilter: boolean;
  /** Title of the first table. */
  readonly of: string;
  readonly t: Messages;
}

/** Filter and view of the props tables. Served by behaviours, and not there without JavaScript: the tables need neither. */
export function ApiTools({ hasFilter, of, t }: ApiToolsProps) {
  return (
    <div className="d-api-tools">
      {hasFilter && <RowFilter of={of.toLowerCase()} t={t} />}
      <fieldset className="d-api-view" role="radiogroup" data-setting="api-view">
        <legend className="d-visually-hidden">{t.apiView}</legend>
        {apiViews.map((view) => (
          <label key={view}>
            <input type="radio" name="d-api-view" value={view} />
            <span>{view === 'table' ? t.apiViewTable : t.apiViewList}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
