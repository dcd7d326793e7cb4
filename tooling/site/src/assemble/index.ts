export { assembleSite } from './assemble';
export { formatSummary } from './format-summary';
export type { AssemblySummary } from './types';
