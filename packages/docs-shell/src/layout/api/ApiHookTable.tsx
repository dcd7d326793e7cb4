import type { Messages } from '../../translations';
import { Table } from '../content/Table';
import { ApiDescription } from './ApiDescription';
import { ApiName } from './ApiName';
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
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{of === 'class' ? t.apiClass : t.apiName}</th>
          {hasDetail && <th scope="col">{detailTitle}</th>}
          {hasClass && <th scope="col">{t.apiClass}</th>}
          <th scope="col">{t.apiDescription}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, detail, className, isGlobalState, description, deprecation }) => (
          <tr key={id} id={id}>
            <th scope="row">
              <ApiName
                id={id}
                name={name}
                {...(of !== 'attribute' && { kind: of })}
                isDeprecated={deprecation !== undefined}
              />
              {isGlobalState && <span className="d-api-quiet"> {t.apiGlobalState}</span>}
            </th>
            {hasDetail && <td>{detail !== undefined && <code>{detail}</code>}</td>}
            {hasClass && <td>{className !== undefined && <code>.{className}</code>}</td>}
            <td>
              <ApiDescription html={description} deprecation={deprecation} t={t} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
