import type { Fault } from './fault';
import { formatFaults } from './format-faults';

/** The one error of `docs-build` that an author is meant to read: all faults in one throw. */
export class DocsError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(formatFaults(faults));
    this.name = 'DocsError';
    this.faults = faults;
  }
}
