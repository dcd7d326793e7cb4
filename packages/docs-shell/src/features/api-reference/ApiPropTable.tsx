import { Fragment } from 'react';
import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { Table, TableHead } from '../content/Table';
import { Badge } from '../navigation/Badge';
import { filteredClass } from '../row-filter/contract';
import { ApiRowChanges, ApiSince, sinceAttributes } from './ApiHistory';
import { ApiCell, ApiCode, ApiDescription, ApiName, ApiRowGroup } from './ApiRows';
import { lateClass } from './contract';
import type { LateRows } from './late-rows';
import type { ApiParameterView, ApiPropGroupView, ApiPropView, ApiTypeView } from './types';

interface ApiPropTableProps {
  readonly label: string;
  readonly groups: readonly ApiPropGroupView[];
  readonly late: LateRows;
  readonly t: Messages;
}

/** A table of props. The reader can switch to a list; narrow columns always show a list. */
export function ApiPropTable({ label, groups, late, t }: ApiPropTableProps) {
  const hasDefault = groups.some(({ props }) => props.some((prop) => prop.default !== undefined));
  const columns = [t.apiName, t.apiType, ...(hasDefault ? [t.apiDefault] : []), t.apiDescription];
  return (
    <div className={`d-api-rows d-api-props ${filteredClass}`}>
      <Table label={label}>
        <TableHead columns={columns} />
        {groups.map(({ title, inheritedFrom, props }) => (
          <ApiRowGroup
            key={`${title ?? ''} ${inheritedFrom?.text ?? ''}`}
            columns={columns.length}
            title={
              inheritedFrom ? (
                <>
                  {formatMessage(t.apiInheritedFrom, { name: '' })}
                  <ApiCode parts={[inheritedFrom]} />
                </>
              ) : (
                title
              )
            }
          >
            {props.map((prop) => (
              <ApiPropRow
                key={prop.id}
                prop={prop}
                hasDefault={hasDefault}
                isLate={late.has(prop)}
                t={t}
              />
            ))}
          </ApiRowGroup>
        ))}
      </Table>
    </div>
  );
}

interface ApiPropRowProps {
  readonly prop: ApiPropView;
  readonly hasDefault: boolean;
  readonly isLate: boolean;
  readonly t: Messages;
}

/** A prop. Whether it is required is shown next to its name. */
function ApiPropRow({ prop, hasDefault, isLate, t }: ApiPropRowProps) {
  const { id, name, type, need, deprecation, signature, plan, history } = prop;
  return (
    <tr id={id} className={isLate ? lateClass : undefined} {...sinceAttributes(history)}>
      <th scope="row">
        <ApiName id={id} name={name} kind="prop" isDeprecated={deprecation !== undefined} />
        {need === 'required' && <span className="d-api-required"> {t.apiRequired}</span>}
        {need === 'optional' && <span className="d-api-quiet"> {t.apiOptional}</span>}
        {plan !== undefined && (
          <>
            {' '}
            <Badge kind={plan} t={t} />
          </>
        )}
        <ApiSince history={history} t={t} />
      </th>
      <td data-label={t.apiType}>
        <ApiType type={type} />
      </td>
      {hasDefault && <ApiCell label={t.apiDefault} html={prop.default} />}
      <td>
        <ApiDescription
          html={prop.description}
          deprecation={deprecation}
          since={history?.deprecatedSince}
          t={t}
        />
        <ApiRowChanges history={history} t={t} />
        {signature && <ApiSignature parameters={signature} t={t} />}
      </td>
    </tr>
  );
}

interface ApiTypeProps {
  readonly type: ApiTypeView;
}

/** A type in its short form. The long form can be expanded. */
function ApiType({ type: { short, long } }: ApiTypeProps) {
  if (long === undefined) {
    return <ApiCode parts={short} />;
  }
  return (
    <details className="d-api-fold">
      <summary>
        <code>{short.map(({ text }) => text).join('')}</code>
      </summary>
      <pre>
        <ApiCode parts={long} />
      </pre>
    </details>
  );
}

interface ApiSignatureProps {
  readonly parameters: readonly ApiParameterView[];
  readonly t: Messages;
}

/** The documented parameters of a callback, and its return value. */
function ApiSignature({ parameters, t }: ApiSignatureProps) {
  return (
    <dl className="d-api-signature">
      {parameters.map(({ name, type, isOptional, description }) => (
        <Fragment key={name ?? ''}>
          <dt>
            {name === undefined ? (
              <span>{t.apiReturns}</span>
            ) : (
              <code>{isOptional ? `${name}?` : name}</code>
            )}{' '}
            {type && <ApiCode parts={type.short} />}
          </dt>
          {description !== '' && <dd dangerouslySetInnerHTML={{ __html: description }} />}
        </Fragment>
      ))}
    </dl>
  );
}
