import path from 'node:path';
import { loadConfig } from 'docs-shell/config/load';
import { describeError } from './http/describe-error';
import { locateDatabase } from './locate-database';
import { runCommand } from './maintenance/run-command';

// `npm run maintain`: backs up, restores, migrates or deletes feedback.
const repoRoot = path.resolve(import.meta.dirname, '../../..');
try {
  console.log(
    await runCommand(process.argv.slice(2), locateDatabase(loadConfig(process.env), repoRoot)),
  );
} catch (error) {
  const isOwn = error instanceof Error && !('params' in error);
  console.error(isOwn ? error.message : describeError(error).message);
  process.exitCode = 1;
}
