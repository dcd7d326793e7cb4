export { eventAttributes } from './event-attributes';
export type { EventAttributes } from './event-attributes';
export type { AnalyticsEvents, EventCategory, EventDetails } from './events';
