import { formatMessage } from '../../translations';
import type { Messages } from '../../translations';
import { MarkerChip } from '../MarkerChip';
import { ApiCode } from './ApiCode';
import { ApiDescription } from './ApiDescription';
import { ApiName } from './ApiName';
import { ApiSignature } from './ApiSignature';
import { ApiType } from './ApiType';
import type { ApiPropView } from './types';

interface ApiPropRowProps {
  readonly prop: ApiPropView;
  readonly t: Messages;
}

/** A prop: what must be seen at once stands beside its name. */
export function ApiPropRow({ prop, t }: ApiPropRowProps) {
  const { id, name, type, isRequired, deprecation, signature, inheritedFrom, plan } = prop;
  return (
    <tr id={id}>
      <th scope="row">
        <ApiName id={id} name={name} kind="prop" isDeprecated={deprecation !== undefined} />
        {isRequired && <span className="d-api-required"> {t.apiRequired}</span>}
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
      {prop.default === undefined ? (
        <td />
      ) : (
        <td data-label={t.apiDefault}>
          <code>{prop.default}</code>
        </td>
      )}
      <td>
        <ApiDescription html={prop.description} deprecation={deprecation} t={t} />
        {signature && <ApiSignature parameters={signature} t={t} />}
        {inheritedFrom && (
          <p className="d-api-quiet">
            {formatMessage(t.apiInheritedFrom, { name: '' })}
            <ApiCode parts={[inheritedFrom]} />
          </p>
        )}
      </td>
    </tr>
  );
}
