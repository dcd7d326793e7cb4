import { writeApi } from '../api/write-api';
import { loadApp } from '../load';
import { DiagnosticsError } from 'diagnostics';

/**
 * `docs api [--check] [Component …]`: writes the API documents of an app's packages to `generated/api`;
 * with `--check` it writes nothing and fails when they are stale.
 */
export async function api(appDir: string, args: readonly string[]): Promise<void> {
  const app = await loadApp(appDir);
  if (app.diagnostics.length > 0) throw new DiagnosticsError(app.diagnostics);
  const only = args.filter((argument) => !argument.startsWith('-'));
  const report = await writeApi(app, { check: args.includes('--check'), only });
  process.stdout.write(`${app.name}: ${report}\n`);
}
