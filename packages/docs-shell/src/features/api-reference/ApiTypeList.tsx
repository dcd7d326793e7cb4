import { ApiCode, ApiName } from './ApiRows';
import type { ApiNamedTypeView } from './types';

interface ApiTypeListProps {
  readonly types: readonly ApiNamedTypeView[];
}

/** The types that rows of the page name, each with its definition. */
export function ApiTypeList({ types }: ApiTypeListProps) {
  return (
    <dl className="d-api-types">
      {types.map(({ id, name, description, code }) => (
        <div key={id} id={id}>
          <dt>
            <ApiName id={id} name={name} />
          </dt>
          <dd>
            {description !== '' && <div dangerouslySetInnerHTML={{ __html: description }} />}
            <pre>
              <ApiCode parts={code} />
            </pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}
