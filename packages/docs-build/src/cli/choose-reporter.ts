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

/** The reporter of a command, and the command's own arguments. */
export interface ReporterChoice {
  readonly format: Reporter;
  readonly args: readonly string[];
}

/**
 * Removes `--reporter <text|json|github>` from the arguments of a command. The default is `github` in GitHub Actions
 * and `text` elsewhere.
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
