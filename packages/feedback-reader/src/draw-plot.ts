import type UPlot from 'uplot';
import type { DaySeries } from './day-series';

/** The chart library. */
export type Chart = typeof UPlot;

const heightPx = 200;
const secondsPerDay = 86_400;

const dayFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const formatDay = (second: number) => dayFormat.format(second * 1000);

/**
 * Draws the plot into an element and follows its width and its color scheme. Returns a function that removes the plot.
 */
export function drawPlot(Plot: Chart, element: HTMLElement, series: DaySeries): () => void {
  const colorOf = (name: string) => () => getComputedStyle(element).getPropertyValue(name).trim();
  const textColor = () => getComputedStyle(element).color;
  const font = () => `12px ${getComputedStyle(element).fontFamily}`;
  const axis = (): UPlot.Axis => ({
    stroke: textColor,
    font: font(),
    grid: { stroke: colorOf('--fr-grid'), width: 1 },
    ticks: { show: false },
  });
  const points = { size: 6, show: series[0].length * 14 < element.clientWidth };
  const [start = 0] = series[0];
  const isOneDay = series[0].length === 1;
  const plot = new Plot(
    {
      width: element.clientWidth,
      height: heightPx,
      padding: [8, 24, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      // Days are in UTC for every reader.
      tzDate: (seconds) => Plot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      scales: {
        // A single day is centered in a week. The library's default range is a year.
        x: {
          range: (_, first, last) =>
            isOneDay ? [start - 3 * secondsPerDay, start + 3 * secondsPerDay] : [first, last],
        },
        y: { range: (_, __, max) => [0, Math.max(4, Math.ceil(max * 1.1))] },
      },
      axes: [
        {
          ...axis(),
          space: 80,
          incrs: [1, 2, 7, 14, 30, 90, 365].map((days) => days * secondsPerDay),
          values: (_, seconds) => seconds.map(formatDay),
        },
        { ...axis(), size: 36, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000] },
      ],
      series: [
        {},
        {
          stroke: colorOf('--fr-useful'),
          width: 2,
          points: { ...points, fill: colorOf('--fr-useful') },
        },
        {
          stroke: colorOf('--fr-not'),
          width: 2,
          dash: [6, 4],
          points: { ...points, fill: colorOf('--fr-ground') },
        },
      ],
    },
    series.map((column) => [...column]) as [number[], number[], number[]],
    element,
  );
  const size = new ResizeObserver(() =>
    plot.setSize({ width: element.clientWidth, height: heightPx }),
  );
  size.observe(element);
  const mode = new MutationObserver(() => plot.redraw(false, true));
  mode.observe(document.documentElement, { attributeFilter: ['data-mui-color-scheme', 'dir'] });
  return () => {
    size.disconnect();
    mode.disconnect();
    plot.destroy();
  };
}
