import type { Fault } from '../faults';

/** A fault without its place. */
export type Finding = Pick<Fault, 'found' | 'expected' | 'fix'>;
