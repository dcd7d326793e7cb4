import type { ApiFactView } from './types';

interface ApiFactsProps {
  readonly facts: readonly ApiFactView[];
}

/** What is true of a component as a whole: its name in the theme, its ref, what it inherits. */
export function ApiFacts({ facts }: ApiFactsProps) {
  if (facts.length === 0) {
    return null;
  }
  return (
    <dl className="d-api-facts">
      {facts.map(({ label, html }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </dl>
  );
}
