import pc from 'picocolors';
import { DocsError, formatFaults } from '../faults';

/** Commands of `docs`, run in an app's folder. Each is loaded only when it is asked for. */
const commands = {
  api: async () => (await import('./api')).api,
  build: async () => (await import('./build')).build,
  check: async () => (await import('./check')).check,
  dev: async () => (await import('./dev')).dev,
  new: async () => (await import('./new')).newApp,
} satisfies Record<
  string,
  () => Promise<(appDir: string, args: readonly string[]) => Promise<void>>
>;

const [name = '', ...args] = process.argv.slice(2);

if (name in commands) {
  try {
    const run = await commands[name as keyof typeof commands]();
    await run(process.cwd(), args);
  } catch (error) {
    const text =
      error instanceof DocsError
        ? formatFaults(error.faults)
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${pc.red('docs')} ${name} stopped.\n\n${text}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`Usage: docs <${Object.keys(commands).join('|')}>\n`);
  process.exitCode = 1;
}
