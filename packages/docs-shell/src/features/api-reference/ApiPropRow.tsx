import type { Messages } from '../../i18n';
import { MarkerChip } from '../navigation/Badge';
import { ApiCell } from './ApiCell';
import { ApiDescription } from './ApiDescription';
import { ApiName } from './ApiName';
import { ApiSignature } from './ApiSignature';
import { ApiType } from './ApiType';
import type { ApiPropView } from './types';

interface ApiPropRowProps {
  readonly prop: ApiPropView;
  readonly hasDefault: boolean;
  readonly t: Messages;
}

/** A prop: what must be seen at once stands beside its name. */
export function ApiPropRow({ prop, hasDefault, t }: ApiPropRowProps) {
  const { id, name, type, need, deprecation, signature, plan } = prop;
  return (
    <tr id={id}>
      <th scope="row">
        <ApiName id={id} name={name} kind="prop" isDeprecated={deprecation !== undefined} />
        {need === 'required' && <span className="d-api-required"> {t.apiRequired}</span>}
        {need === 'optional' && <span className="d-api-quiet"> {t.apiOptional}</span>}
        {plan !== undefined && (
          <>
            {' '}
            <MarkerChip marker={plan} t={t} />
          </>
        )}
      </th>
      <td data-label={t.apiType}>
        <ApiType type={type} />
      </td>
      {hasDefault && <ApiCell label={t.apiDefault} html={prop.default} />}
      <td>
        <ApiDescription html={prop.description} deprecation={deprecation} t={t} />
        {signature && <ApiSignature parameters={signature} t={t} />}
      </td>
    </tr>
  );
}
