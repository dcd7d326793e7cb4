import { useEffect, useRef } from 'react';
import type { DaySeries } from './day-series';
import { drawPlot } from './draw-plot';
import type { LoadChart } from './load-chart';

interface DayPlotProps {
  readonly loadChart: LoadChart;
  readonly series: DaySeries;
}

/** Plots the answers per day and loads the chart library for it. A table shows the same numbers. */
export function DayPlot({ loadChart, series }: DayPlotProps) {
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
