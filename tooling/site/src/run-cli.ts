import { DocsError } from 'docs-build/faults';
import { ConfigError } from 'docs-shell/config/load';
import { UsageError } from './usage-error';

/** Runs a command. What an author can mend is printed as it is, anything else with its origin. */
export async function runCli(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  const isForAuthors = [DocsError, ConfigError, UsageError].some((kind) => error instanceof kind);
  if (error instanceof Error && isForAuthors) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
