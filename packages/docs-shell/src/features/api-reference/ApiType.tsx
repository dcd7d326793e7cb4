import { ApiCode } from './ApiCode';
import type { ApiTypeView } from './types';

interface ApiTypeProps {
  readonly type: ApiTypeView;
}

/** A type in short; its long form is folded below it. */
export function ApiType({ type: { short, long } }: ApiTypeProps) {
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
