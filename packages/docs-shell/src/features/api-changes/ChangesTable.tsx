import { capitalize } from '../../theme/capitalize';
import type { Messages } from '../../i18n';
import { sinceAttribute } from '../../theme/reader-version';
import { ApiRowChanges } from '../api-reference/ApiHistory';
import { ApiName, ApiRowGroup } from '../api-reference/ApiRows';
import { Table, TableHead } from '../content/Table';
import { filteredClass } from '../row-filter/contract';
import { searchAttribute } from '../search/contract';
import {
  changesOfAttribute,
  changesRowsId,
  effectAttribute,
  returnedInAttribute,
} from './contract';
import type { ChangeRowView, ChangesView } from './types';

interface ChangesTableProps {
  readonly groups: ChangesView['groups'];
  /** Whether browser code fills and shows the table. */
  readonly isHidden?: boolean;
  readonly t: Messages;
}

/** Changes by export. */
export function ChangesTable({ groups, isHidden = false, t }: ChangesTableProps) {
  const columns = [t.apiName, t.changesVersion, t.changesWhat];
  return (
    <div
      id={changesRowsId}
      className={`d-api-rows d-api-customization ${filteredClass}`}
      hidden={isHidden}
      {...{ [searchAttribute]: 'off' }}
    >
      <Table label={t.apiChanges}>
        <TableHead columns={columns} />
        {groups.map(({ name, href, rows }) => (
          <ApiRowGroup
            key={name}
            attributes={{ [changesOfAttribute]: name }}
            columns={columns.length}
            title={href === undefined ? name : <a href={href}>{name}</a>}
          >
            {rows.map((row) => (
              <ChangeRow key={row.id} row={row} t={t} />
            ))}
          </ApiRowGroup>
        ))}
      </Table>
    </div>
  );
}

interface ChangeRowProps {
  readonly row: ChangeRowView;
  readonly t: Messages;
}

function ChangeRow({ row, t }: ChangeRowProps) {
  const { id, version, effect, kind, name, returnedIn, href, html, before, after } = row;
  const title = t[`changes${capitalize(effect)}`];
  return (
    <tr
      id={id}
      {...{ [sinceAttribute]: version.code, [effectAttribute]: effect }}
      {...(returnedIn !== undefined && { [returnedInAttribute]: returnedIn })}
    >
      <th scope="row">
        {href === undefined ? (
          <ApiName id={id} name={name} />
        ) : (
          <a className="d-api-name" href={href}>
            <code>{name}</code>
          </a>
        )}{' '}
        <span className="d-api-quiet">{kind}</span>
      </th>
      <td>
        {version.text} <span className="d-changes-effect">{title}</span>
      </td>
      <td>
        <div dangerouslySetInnerHTML={{ __html: html }} />
        {before !== undefined && after !== undefined && (
          <ApiRowChanges
            history={{ changes: [{ title: t.changesBeforeAndAfter, before, after }] }}
            t={t}
          />
        )}
      </td>
    </tr>
  );
}
