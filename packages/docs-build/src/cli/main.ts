import pc from 'picocolors';
import { diagnosticsOf, formatText, suggestName } from 'diagnostics';
import { guardExit } from '../lib/run-app-code';
import { setAllocator } from '../lib/set-allocator';
import { chooseReporter } from './choose-reporter';
import { describeSystemError } from './describe-system-error';
import type { CommandName } from './command-list';
import { describeCommand, describeCommands } from './help';

/** Commands of `docs`, run in an app's folder. Each is loaded on demand. */
const commands = {
  api: async () => (await import('./api')).api,
  build: async () => (await import('./build')).build,
  check: async () => (await import('./check')).check,
  deploy: async () => (await import('./deploy')).deploy,
  dev: async () => (await import('./dev')).dev,
  history: async () => (await import('./history')).history,
  import: async () => (await import('./import')).importSource,
  new: async () => (await import('./new')).newApp,
  preview: async () => (await import('./preview')).preview,
  registry: async () => (await import('./registry')).registry,
  upgrade: async () => (await import('./upgrade')).upgrade,
  voice: async () => (await import('./voice')).voice,
} satisfies Record<
  CommandName,
  () => Promise<(appDir: string, args: readonly string[]) => Promise<void>>
>;

/** Commands that other commands start. */
const hiddenCommands = {
  'fill-cache': async () => (await import('./fill-cache')).fillCache,
};

setAllocator(process.env);

const [name = '', ...args] = process.argv.slice(2);

const allCommands = { ...commands, ...hiddenCommands };

const asksForHelp = args.includes('--help') || args.includes('-h');

if (asksForHelp && name in commands) {
  process.stdout.write(describeCommand(name as CommandName));
} else if (['help', '--help', '-h'].includes(name)) {
  process.stdout.write(describeCommands());
} else if (name in allCommands) {
  let format = formatText;
  // `dev` runs until a signal ends it, and its tools end the process then.
  const finish = name === 'dev' ? () => undefined : guardExit(name);
  try {
    const choice = chooseReporter(args, process.env['GITHUB_ACTIONS'] === 'true');
    format = choice.format;
    const run = await allCommands[name as keyof typeof allCommands]();
    await run(process.cwd(), choice.args);
  } catch (error) {
    const diagnostics = diagnosticsOf(error) ?? describeSystemError(name, error);
    process.stderr.write(`${pc.red('docs')} ${name} stopped.\n\n`);
    // Programs read diagnostics from standard output. For people they come last.
    const output = diagnostics && format !== formatText ? process.stdout : process.stderr;
    output.write(`${diagnostics ? format(diagnostics) : formatStack(error)}\n`);
    process.exitCode = 1;
  }
  finish();
} else {
  const hint = suggestName(name, Object.keys(commands), 'These are all:');
  process.stderr.write(
    `${name === '' ? '' : `There is no command ${name}. ${hint}\n\n`}${describeCommands()}`,
  );
  process.exitCode = 1;
}

/** Returns the stack of an error and of what caused it. */
function formatStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? error.message;
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${formatStack(error.cause)}`;
}
