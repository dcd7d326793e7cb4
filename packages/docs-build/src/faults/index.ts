export { DocsError } from './docs-error';
export type { Fault } from './fault';
export { formatFaults } from './format-faults';
