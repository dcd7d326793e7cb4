import type { Messages } from '../../i18n';
import { Table, TableHead } from '../content/Table';
import { ApiSince, sinceAttributes } from './ApiHistory';
import { ApiCell, ApiDescription, ApiName, ApiRowGroup } from './ApiRows';
import { lateClass } from './contract';
import type { LateRows } from './late-rows';
import type { ApiCustomizationKind, ApiCustomizationView } from './types';

interface ApiCustomizationTableProps {
  readonly label: string;
  readonly kind: ApiCustomizationKind;
  readonly rows: readonly ApiCustomizationView[];
  readonly late: LateRows;
  readonly t: Messages;
}

/** A table of slots, classes, CSS variables or data attributes. Columns without any value are omitted. */
export function ApiCustomizationTable({ label, kind, rows, late, t }: ApiCustomizationTableProps) {
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
  return (
    <div className={`d-api-rows d-api-customization${late.has(rows[0]) ? ` ${lateClass}` : ''}`}>
      <Table label={label}>
        <TableHead columns={columns} />
        {groups.map((group) => (
          <ApiRowGroup key={group.title ?? ''} columns={columns.length} title={group.title}>
            {group.rows.map((row) => {
              const { id, name, deprecation, history } = row;
              return (
                <tr
                  key={id}
                  id={id}
                  className={late.has(row) ? lateClass : undefined}
                  {...sinceAttributes(history)}
                >
                  <th scope="row">
                    <ApiName
                      id={id}
                      name={name}
                      {...(kind !== 'attribute' && { kind })}
                      isDeprecated={deprecation !== undefined}
                    />
                    <ApiSince history={history} t={t} />
                  </th>
                  {hasDetail && <ApiCell label={detailTitle} html={row.detail} />}
                  {hasClass && <ApiCell label={t.apiClass} html={row.className} />}
                  <td>
                    <ApiDescription
                      html={row.description}
                      deprecation={deprecation}
                      since={history?.deprecatedSince}
                      t={t}
                    />
                  </td>
                </tr>
              );
            })}
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
