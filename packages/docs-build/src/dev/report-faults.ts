import pc from 'picocolors';
import { formatFaults, type DocsError } from '../faults';

/** Says in the terminal what is wrong, once: a page that is opened again does not repeat it. */
export interface FaultReporter {
  readonly report: (error: unknown) => void;
  /** Something changed: what is still wrong is said again. */
  readonly forget: () => void;
}

/** Creates a reporter. `write` gets the finished text. */
export function createFaultReporter(write: (text: string) => void): FaultReporter {
  const told = new Set<string>();
  return {
    report(error) {
      const text = describeError(error);
      if (!told.has(text)) {
        told.add(text);
        write(`${pc.red('docs dev')}\n${text}\n`);
      }
    },
    forget() {
      told.clear();
    },
  };
}

/** What an author reads of an error: faults without a stack. */
export function describeError(error: unknown): string {
  // The class may come from another instance of the module: the shape decides.
  return error instanceof Error && 'faults' in error
    ? formatFaults((error as DocsError).faults)
    : String(error instanceof Error ? error.stack : error);
}
