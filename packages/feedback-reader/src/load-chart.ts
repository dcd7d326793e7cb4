import type { Chart } from './draw-plot';

/** Loads the chart library: `() => import('uplot')`. Must be the same function on every render. */
export type LoadChart = () => Promise<{ readonly default: Chart }>;
