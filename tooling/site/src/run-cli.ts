import { diagnosticsOf } from 'diagnostics';
import { UsageError } from './usage-error';

/** Runs a command. Prints the message of errors that are meant for authors, and the stack of all others. */
export async function runCli(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  const isForAuthors = diagnosticsOf(error) !== undefined || error instanceof UsageError;
  if (error instanceof Error && isForAuthors) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
