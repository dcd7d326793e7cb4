import type { Messages } from '../../i18n';
import { Table } from '../content/Table';
import { ApiCell } from './ApiCell';
import { ApiDescription } from './ApiDescription';
import { ApiName } from './ApiName';
import { ApiRowGroup } from './ApiRowGroup';
import { groupHooks } from './group-hooks';
import type { ApiHookKind, ApiHookView } from './types';

interface ApiHookTableProps {
  readonly label: string;
  readonly of: ApiHookKind;
  readonly rows: readonly ApiHookView[];
  readonly t: Messages;
}

/** Slots, classes, CSS variables or data attributes. A column that no row fills is left out. */
export function ApiHookTable({ label, of, rows, t }: ApiHookTableProps) {
  const hasDetail = rows.some(({ detail }) => detail !== undefined);
  const hasClass = rows.some(({ className }) => className !== undefined);
  const detailTitle = of === 'slot' ? t.apiDefault : of === 'class' ? t.apiKey : t.apiType;
  const columns = [
    of === 'class' ? t.apiClass : t.apiName,
    ...(hasDetail ? [detailTitle] : []),
    ...(hasClass ? [t.apiClass] : []),
    t.apiDescription,
  ];
  return (
    <div className="d-api-rows d-api-hooks">
      <Table label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groupHooks(rows, t).map((group) => (
          <ApiRowGroup key={group.title ?? ''} columns={columns.length} title={group.title}>
            {group.rows.map(({ id, name, detail, className, description, deprecation }) => (
              <tr key={id} id={id}>
                <th scope="row">
                  <ApiName
                    id={id}
                    name={name}
                    {...(of !== 'attribute' && { kind: of })}
                    isDeprecated={deprecation !== undefined}
                  />
                </th>
                {hasDetail && <ApiCell label={detailTitle} html={detail} />}
                {hasClass && <ApiCell label={t.apiClass} html={className} />}
                <td>
                  <ApiDescription html={description} deprecation={deprecation} t={t} />
                </td>
              </tr>
            ))}
          </ApiRowGroup>
        ))}
      </Table>
    </div>
  );
}
