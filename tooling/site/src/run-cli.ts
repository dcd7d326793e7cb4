import { diagnosticsOf } from 'diagnostics';
import { UsageError } from './usage-error';

/**
 * Runs a command. If it fails, prints the error and sets exit code 1. Expected errors are printed as their message,
 * others with their stack.
 */
export async function runCli(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  const isExpected = diagnosticsOf(error) !== undefined || error instanceof UsageError;
  if (error instanceof Error && isExpected) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
