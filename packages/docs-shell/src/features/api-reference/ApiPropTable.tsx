import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { Table } from '../content/Table';
import { ApiCode } from './ApiCode';
import { ApiPropRow } from './ApiPropRow';
import { ApiRowGroup } from './ApiRowGroup';
import type { ApiPropGroupView } from './types';

interface ApiPropTableProps {
  readonly label: string;
  readonly groups: readonly ApiPropGroupView[];
  readonly t: Messages;
}

/** Props as a table, which the reader may turn into a list; where there is no room for one it is a list always. */
export function ApiPropTable({ label, groups, t }: ApiPropTableProps) {
  const hasDefault = groups.some(({ props }) => props.some((prop) => prop.default !== undefined));
  const columns = [t.apiName, t.apiType, ...(hasDefault ? [t.apiDefault] : []), t.apiDescription];
  return (
    <div className="d-api-rows d-api-props d-filtered">
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
        {groups.map(({ inheritedFrom, props }) => (
          <ApiRowGroup
            key={inheritedFrom?.text ?? ''}
            columns={columns.length}
            title={
              inheritedFrom && (
                <>
                  {formatMessage(t.apiInheritedFrom, { name: '' })}
                  <ApiCode parts={[inheritedFrom]} />
                </>
              )
            }
          >
            {props.map((prop) => (
              <ApiPropRow key={prop.id} prop={prop} hasDefault={hasDefault} t={t} />
            ))}
          </ApiRowGroup>
        ))}
      </Table>
    </div>
  );
}
