import type UPlot from 'uplot';
import type { DaySeries } from './day-series';

/** The chart library. */
export type Chart = typeof UPlot;

const height = 200;

const day = 86_400;

const dayFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const writeDay = (second: number) => dayFormat.format(second * 1000);

/** Draws the plot into an element, in its colours and as wide as it is; follows both. Answers how to remove it. */
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
      height,
      padding: [8, 24, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      // Days are days everywhere.
      tzDate: (seconds) => Plot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      scales: {
        // One day alone stands in the middle of a week; the library would give it a year.
        x: {
          range: (_, first, last) =>
            isOneDay ? [start - 3 * day, start + 3 * day] : [first, last],
        },
        y: { range: (_, __, most) => [0, Math.max(4, Math.ceil(most * 1.1))] },
      },
      axes: [
        {
          ...axis(),
          space: 80,
          incrs: [1, 2, 7, 14, 30, 90, 365].map((days) => days * day),
          values: (_, seconds) => seconds.map(writeDay),
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
  const size = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
  size.observe(element);
  const mode = new MutationObserver(() => plot.redraw(false, true));
  mode.observe(document.documentElement, { attributeFilter: ['data-mui-color-scheme', 'dir'] });
  return () => {
    size.disconnect();
    mode.disconnect();
    plot.destroy();
  };
}
