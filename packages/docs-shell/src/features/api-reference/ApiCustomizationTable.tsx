import type { Messages } from '../../i18n';
import { Table, TableHead } from '../content/Table';
import { ApiSince, sinceAttributes } from './ApiHistory';
import { ApiCell, ApiDescription, ApiName, ApiRowGroup } from './ApiRows';
import { findLate, withLateClass } from './find-late';
import type { ApiCustomizationKind, ApiCustomizationView } from './types';

interface ApiCustomizationTableProps {
  readonly label: string;
  readonly kind: ApiCustomizationKind;
  readonly rows: readonly ApiCustomizationView[];
  readonly isLate: boolean;
  readonly t: Messages;
}

/** A table of slots, classes, CSS variables or data attributes. Columns without any value are omitted. */
export function ApiCustomizationTable({
  label,
  kind,
  rows,
  isLate,
  t,
}: ApiCustomizationTableProps) {
  const hasDetail = rows.some(({ detail }) => detail !== undefined);
  const hasClass = rows.some(({ className }) => className !== undefined);
  const detailTitle = kind === 'slot' ? t.apiDefault : kind === 'class' ? t.apiKey : t.apiType;
  const columns = [
    kind === 'class' ? t.apiClass : t.apiName,
    ...(hasDetail ? [detailTitle] : []),
    ...(hasClass ? [t.apiClass] : []),
    t.apiDescription,
  ];
  const groups = groupRows(rows, t);
  const late = findLate(groups, (group) => group.rows.length);
  return (
    <div className={withLateClass('d-api-rows d-api-customization', isLate)}>
      <Table label={label}>
        <TableHead columns={columns} />
        {groups.map((group) => (
          <ApiRowGroup
            key={group.title ?? ''}
            columns={columns.length}
            title={group.title}
            isLate={late.has(group)}
          >
            {group.rows.map(
              ({ id, name, detail, className, description, deprecation, history }) => (
                <tr key={id} id={id} {...sinceAttributes(history)}>
                  <th scope="row">
                    <ApiName
                      id={id}
                      name={name}
                      {...(kind !== 'attribute' && { kind })}
                      isDeprecated={deprecation !== undefined}
                    />
                    <ApiSince history={history} t={t} />
                  </th>
                  {hasDetail && <ApiCell label={detailTitle} html={detail} />}
                  {hasClass && <ApiCell label={t.apiClass} html={className} />}
                  <td>
                    <ApiDescription
                      html={description}
                      deprecation={deprecation}
                      since={history?.deprecatedSince}
                      t={t}
                    />
                  </td>
                </tr>
              ),
            )}
          </ApiRowGroup>
        ))}
      </Table>
    </div>
  );
}

interface RowGroup {
  readonly title?: string;
  readonly rows: readonly ApiCustomizationView[];
}

/** Groups the rows: the component's own ones, then global states, then deprecated ones. Empty groups are omitted. */
function groupRows(rows: readonly ApiCustomizationView[], t: Messages): RowGroup[] {
  const isDeprecated = ({ deprecation }: ApiCustomizationView) => deprecation !== undefined;
  const isGlobal = ({ isGlobalState = false }: ApiCustomizationView) => isGlobalState;
  const groups: RowGroup[] = [
    { rows: rows.filter((row) => !isDeprecated(row) && !isGlobal(row)) },
    {
      title: t.apiGlobalState,
      rows: rows.filter((row) => !isDeprecated(row) && isGlobal(row)),
    },
    { title: t.apiDeprecated, rows: rows.filter(isDeprecated) },
  ];
  return groups.filter((group) => group.rows.length > 0);
}
