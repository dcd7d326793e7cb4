import pc from 'picocolors';
import { diagnosticsOf, formatText } from 'diagnostics';

/** Prints each problem to the terminal once, even if a page is opened again. */
export interface ErrorReporter {
  readonly report: (error: unknown) => void;
  /** Called after a change: problems that remain are printed again. */
  readonly forget: () => void;
}

/** Creates a reporter. `write` receives the formatted text. */
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

/** Returns the text of an error for authors: diagnostics without a stack. */
export function describeError(error: unknown): string {
  const diagnostics = diagnosticsOf(error);
  if (diagnostics) return formatText(diagnostics);
  return String(error instanceof Error ? error.stack : error);
}
