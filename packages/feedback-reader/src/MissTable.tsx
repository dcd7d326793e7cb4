import { useId } from 'react';
import type { Miss } from './feedback-schema';

interface MissTableProps {
  readonly misses: readonly Miss[];
}

const kinds = {
  'not-found': { title: 'Pages that are not there', empty: 'No page was looked for in vain.' },
  'empty-search': { title: 'Searches without a result', empty: 'No search was in vain.' },
} as const satisfies Record<Miss['kind'], object>;

/** What readers looked for and did not find, the most frequent first. */
export function MissTable({ misses }: MissTableProps) {
  return (['not-found', 'empty-search'] as const).map((kind) => (
    <MissSection key={kind} {...kinds[kind]} misses={misses.filter((miss) => miss.kind === kind)} />
  ));
}

interface MissSectionProps extends MissTableProps {
  readonly title: string;
  readonly empty: string;
}

function MissSection({ title, empty, misses }: MissSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {misses.length === 0 ? (
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
              {misses.map(({ product, value, count, lastDay }) => (
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
