import { Fragment } from 'react';
import type { Messages } from '../../i18n';
import { ApiCode } from './ApiCode';
import type { ApiParameterView } from './types';

interface ApiSignatureProps {
  readonly parameters: readonly ApiParameterView[];
  readonly t: Messages;
}

/** The parameters of a callback that have something to say, and what it returns. */
export function ApiSignature({ parameters, t }: ApiSignatureProps) {
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
            <ApiCode parts={type.short} />
          </dt>
          {description !== '' && <dd dangerouslySetInnerHTML={{ __html: description }} />}
        </Fragment>
      ))}
    </dl>
  );
}
