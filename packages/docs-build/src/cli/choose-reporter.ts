import {
  DiagnosticsError,
  formatGithub,
  formatJson,
  formatText,
  type Diagnostic,
} from 'diagnostics';

type Reporter = (diagnostics: readonly Diagnostic[]) => string;

const reporters: Readonly<Record<string, Reporter>> = {
  text: formatText,
  json: formatJson,
  github: (diagnostics) => `${formatGithub(diagnostics)}\n\n${formatText(diagnostics)}`,
};

/** How a command reports its diagnostics, and its own arguments. */
export interface ReporterChoice {
  readonly format: Reporter;
  readonly args: readonly string[];
}

/**
 * Takes `--reporter <text|json|github>` out of the arguments of a command. Without it, GitHub Actions gets annotations
 * and everybody else text.
 *
 * @throws {DiagnosticsError} for a reporter that does not exist
 */
export function chooseReporter(args: readonly string[], isGithub: boolean): ReporterChoice {
  const index = args.findIndex((argument) => /^--reporter(=|$)/.test(argument));
  if (index < 0) {
    return { format: isGithub ? (reporters['github'] ?? formatText) : formatText, args };
  }
  const inline = /=(.*)$/.exec(args[index] ?? '')?.[1];
  const name = inline ?? args[index + 1] ?? '';
  const format = Object.hasOwn(reporters, name) ? reporters[name] : undefined;
  if (!format) {
    throw new DiagnosticsError([
      {
        code: 'DOCS7003',
        file: 'command line',
        path: '--reporter',
        received: name === '' ? 'nothing' : JSON.stringify(name),
        expected: `one of: ${Object.keys(reporters).join(', ')}`,
        hint: 'Write, for example, --reporter json.',
      },
    ]);
  }
  return { format, args: args.toSpliced(index, inline === undefined ? 2 : 1) };
}
