import { useId } from 'react';
import type { ProductTally, Tally } from 'docs-shell/feedback/service';
import { formatShare } from './format-share';

interface TallyTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Filters by this row. */
  readonly onChoose: (row: Row) => void;
}

/** Shows counts and the share of useful answers, one row per product or page. */
export function TallyTable<Row extends ProductTally & { readonly name: string }>({
  title,
  rows,
  onChoose,
}: TallyTableProps<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="fr-scroll" tabIndex={0} role="group" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">Useful</th>
              <th scope="col">Votes</th>
              <th scope="col">Comments</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.product} ${row.name}`}>
                <th scope="row">
                  <button type="button" className="fr-link" onClick={() => onChoose(row)}>
                    {row.name}
                  </button>
                </th>
                <td className="fr-share">
                  <span aria-hidden="true">
                    <span style={{ inlineSize: `${shareOf(row)}%` }} />
                  </span>
                  {formatShare(row)}
                </td>
                <td>{row.useful + row.notUseful}</td>
                <td>{row.comments}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function shareOf({ useful, notUseful }: Tally): number {
  return useful + notUseful === 0 ? 0 : (useful / (useful + notUseful)) * 100;
}
