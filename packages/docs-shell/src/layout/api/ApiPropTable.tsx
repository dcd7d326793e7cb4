import type { Messages } from '../../translations';
import { Table } from '../content/Table';
import { ApiPropRow } from './ApiPropRow';
import type { ApiPropView } from './types';

interface ApiPropTableProps {
  readonly label: string;
  readonly props: readonly ApiPropView[];
  readonly t: Messages;
}

/** Props as a table, which the reader may turn into a list; on phones it is one always. */
export function ApiPropTable({ label, props, t }: ApiPropTableProps) {
  return (
    <div className="d-api-props">
      <Table label={label}>
        <thead>
          <tr>
            <th scope="col">{t.apiName}</th>
            <th scope="col">{t.apiType}</th>
            <th scope="col">{t.apiDefault}</th>
            <th scope="col">{t.apiDescription}</th>
          </tr>
        </thead>
        <tbody>
          {props.map((prop) => (
            <ApiPropRow key={prop.id} prop={prop} t={t} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
