import type { Messages } from '../../i18n';

interface ApiDescriptionProps {
  /** HTML. */
  readonly html: string;
  /** HTML of the advice; empty when there is none. */
  readonly deprecation?: string | undefined;
  readonly t: Messages;
}

/** What a row says. That something is deprecated is seen at once; what to do instead is folded with the rest. */
export function ApiDescription({ html, deprecation, t }: ApiDescriptionProps) {
  const text = html !== '' && <div dangerouslySetInnerHTML={{ __html: html }} />;
  if (deprecation === undefined) {
    return text;
  }
  if (deprecation === '') {
    return (
      <>
        <p className="d-api-warning">{t.apiDeprecated}</p>
        {text}
      </>
    );
  }
  return (
    <details className="d-api-fold">
      <summary className="d-api-warning">{t.apiDeprecated}</summary>
      <div dangerouslySetInnerHTML={{ __html: deprecation }} />
      {text}
    </details>
  );
}
