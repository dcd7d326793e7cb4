import { useEffect, useRef } from 'react';
import type { DaySeries } from './day-series';
import { drawPlot } from './draw-plot';
import type { LoadChart } from './load-chart';

interface DayPlotProps {
  readonly loadChart: LoadChart;
  readonly series: DaySeries;
}

/** A picture of the days; the table beside it says the same. The chart library is loaded with it. */
export function DayPlot({ loadChart, series }: DayPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || series[0].length === 0) {
      return undefined;
    }
    let remove: (() => void) | undefined;
    let isGone = false;
    loadChart().then(
      ({ default: Chart }) => {
        if (!isGone) remove = drawPlot(Chart, element, series);
      },
      () => {}, // The table says the same.
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [loadChart, series]);
  return <div ref={place} className="fr-canvas" role="img" aria-label={describe(series)} />;
}

function describe([days, useful, notUseful]: DaySeries): string {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return `Answers on ${days.length} days: ${sum(useful)} useful, ${sum(notUseful)} not useful`;
}
