export { createForwarder } from './create-forwarder';
export type { Forwarder } from './create-forwarder';
export { superviseFeedback } from './supervise-feedback';
export type { SupervisedFeedback } from './supervise-feedback';
