import type { DayTally, Tally } from 'docs-shell/feedback/service';
import { useEffect, useId, useRef } from 'react';
import { toDaySeries } from './day-series';
import type { DaySeries } from './day-series';
import { drawPlot } from './draw-plot';
import { formatShare } from './format-share';
import type { LoadChart } from './load-chart';

interface DaySectionProps {
  readonly loadChart: LoadChart;
  readonly days: readonly DayTally[];
  readonly total: Tally;
}

/** Shows the answers over time: totals, a plot, and a table for those who cannot see the plot. */
export function DaySection({ loadChart, days, total }: DaySectionProps) {
  const id = useId();
  const figures = [
    ['Useful', formatShare(total)],
    ['Votes', total.useful + total.notUseful],
    ['Comments', total.comments],
  ] as const;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Over time</h2>
      <dl className="fr-figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <figure className="fr-plot">
        <DayPlot loadChart={loadChart} series={toDaySeries(days)} />
        <figcaption>
          <span className="fr-key fr-key-useful">Useful</span>
          <span className="fr-key fr-key-not">Not useful</span>
          <span className="fr-quiet">answers per day (UTC)</span>
        </figcaption>
      </figure>
      <details>
        <summary>The days as a table</summary>
        <div className="fr-scroll" tabIndex={0} role="group" aria-label="Days">
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Useful</th>
                <th scope="col">Not useful</th>
                <th scope="col">Comments</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, useful, notUseful, comments }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{useful}</td>
                  <td>{notUseful}</td>
                  <td>{comments}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

interface DayPlotProps {
  readonly loadChart: LoadChart;
  readonly series: DaySeries;
}

/** Plots the answers per day and loads the chart library for it. A table shows the same numbers. */
function DayPlot({ loadChart, series }: DayPlotProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element || series[0].length === 0) {
      return undefined;
    }
    let remove: (() => void) | undefined;
    let isRemoved = false;
    loadChart().then(
      ({ default: Chart }) => {
        if (!isRemoved) remove = drawPlot(Chart, element, series);
      },
      () => {}, // The table shows the same numbers.
    );
    return () => {
      isRemoved = true;
      remove?.();
    };
  }, [loadChart, series]);
  return <div ref={container} className="fr-canvas" role="img" aria-label={describe(series)} />;
}

function describe([days, useful, notUseful]: DaySeries): string {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return `Answers on ${days.length} days: ${sum(useful)} useful, ${sum(notUseful)} not useful`;
}
