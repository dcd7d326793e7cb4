import pc from 'picocolors';
import { diagnosticsOf, formatText } from 'diagnostics';

/** Says in the terminal what is wrong, once: a page that is opened again does not repeat it. */
export interface ErrorReporter {
  readonly report: (error: unknown) => void;
  /** Something changed: what is still wrong is said again. */
  readonly forget: () => void;
}

/** Creates a reporter. `write` gets the finished text. */
export function createErrorReporter(write: (text: string) => void): ErrorReporter {
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

/** What an author reads of an error: diagnostics without a stack. */
export function describeError(error: unknown): string {
  const diagnostics = diagnosticsOf(error);
  if (diagnostics) return formatText(diagnostics);
  return String(error instanceof Error ? error.stack : error);
}
