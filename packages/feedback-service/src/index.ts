export { createService, servicePath } from './http/create-service';
export { defaultLimits } from './http/service-options';
export type { ServiceLimits, ServiceOptions } from './http/service-options';
export type { FeedbackEntry } from './store/list-feedback';
export type { MissCount } from './store/list-misses';
export type { FeedbackSummary, Tally } from './store/summarize-feedback';
