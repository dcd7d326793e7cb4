import { useId } from 'react';
import type { FailedLookupCount } from 'docs-shell/feedback/service';

interface FailedLookupTableProps {
  readonly lookups: readonly FailedLookupCount[];
}

const kinds = {
  'not-found': { title: 'Pages that do not exist', empty: 'Every requested page exists.' },
  'empty-search': { title: 'Searches without a result', empty: 'Every search had a result.' },
} as const satisfies Record<FailedLookupCount['kind'], object>;

/** Shows the pages and queries that readers did not find, most frequent first. */
export function FailedLookupTable({ lookups }: FailedLookupTableProps) {
  return (['not-found', 'empty-search'] as const).map((kind) => (
    <FailedLookupSection
      key={kind}
      {...kinds[kind]}
      lookups={lookups.filter((lookup) => lookup.kind === kind)}
    />
  ));
}

interface FailedLookupSectionProps extends FailedLookupTableProps {
  readonly title: string;
  readonly empty: string;
}

function FailedLookupSection({ title, empty, lookups }: FailedLookupSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lookups.length === 0 ? (
        <p className="fr-quiet">{empty}</p>
      ) : (
        <div className="fr-scroll" tabIndex={0} role="group" aria-labelledby={id}>
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Product</th>
                <th scope="col">Times</th>
                <th scope="col">Last day</th>
              </tr>
            </thead>
            <tbody>
              {lookups.map(({ product, value, count, lastDay }) => (
                <tr key={`${product} ${value}`}>
                  <th scope="row">{value}</th>
                  <td>{product}</td>
                  <td>{count}</td>
                  <td>{lastDay}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
