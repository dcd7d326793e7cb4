export { createService } from './http/create-service';
export { defaultLimits } from './http/service-options';
export type { ServiceLimits, ServiceOptions } from './http/service-options';
