import type { Chart } from './draw-plot';

/** Fetches the chart library when there is something to draw: `() => import('uplot')`. Must stay the same function. */
export type LoadChart = () => Promise<{ readonly default: Chart }>;
