import { parseArgs } from 'node:util';
import { closestName, type Diagnostic } from 'diagnostics';
import { commandList, type CommandEntry, type CommandName } from './command-list';

type OptionsOf<Name extends CommandName> = (typeof commandList)[Name] extends {
  readonly options: infer Options;
}
  ? Options
  : unknown;

type ValueOf<Option> = Option extends { readonly multiple: true }
  ? readonly string[]
  : Option extends { readonly type: 'boolean' }
    ? boolean
    : string;

/** The arguments of a command. */
export interface GivenArguments<Name extends CommandName> {
  readonly values: {
    readonly [Option in keyof OptionsOf<Name>]?: ValueOf<OptionsOf<Name>[Option]>;
  };
  /** Arguments that are no options. */
  readonly operands: readonly string[];
  /** What the command does not take. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the arguments of a command. What `commandList` does not have becomes a diagnostic. */
export function readArguments<Name extends CommandName>(
  command: Name,
  args: readonly string[],
): GivenArguments<Name> {
  const { options = {}, operands: maxOperands = 0 }: CommandEntry = commandList[command];
  const { positionals, tokens, values } = parseArgs({
    args: [...args],
    // Node would throw at the first unknown argument, with a stack.
    strict: false,
    allowPositionals: true,
    tokens: true,
    options,
  });
  const mistakes = tokens.flatMap((token): readonly (readonly [string, Diagnostic])[] => {
    if (token.kind !== 'option') return [];
    const { name, rawName, value } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) return [[name, unknownArgument(command, rawName)]];
    if (option.type === 'boolean') {
      return value === undefined
        ? []
        : [[name, invalidArgument(command, rawName, value, 'no value')]];
    }
    return value === undefined || isNextOption(token)
      ? [[name, invalidArgument(command, rawName, 'no value', 'a value')]]
      : [];
  });
  const wrong = new Set(mistakes.map(([name]) => name));
  return {
    values: Object.fromEntries(
      Object.entries(values).filter(([name]) => !wrong.has(name)),
    ) as GivenArguments<Name>['values'],
    operands: positionals,
    diagnostics: [
      ...mistakes.map(([, diagnostic]) => diagnostic),
      ...positionals.slice(maxOperands).map((operand) => unknownArgument(command, operand)),
    ],
  };
}

/** Node takes the next option for the value of one without a value. A negative number is a value. */
function isNextOption({
  value = '',
  inlineValue,
}: {
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}): boolean {
  return inlineValue !== true && /^-\D/.test(value);
}

/** Returns a diagnostic for an argument with a value that a command cannot use. */
export function invalidArgument(
  command: CommandName,
  argument: string,
  received: string,
  expected: string,
): Diagnostic {
  const { example }: CommandEntry = commandList[command];
  return {
    file: `docs ${command}`,
    path: argument,
    code: 'DOCS7003',
    received,
    expected,
    hint: example === undefined ? hintAtHelp(command) : `Write ${example}.`,
  };
}

function unknownArgument(command: CommandName, argument: string): Diagnostic {
  const { options = {} }: CommandEntry = commandList[command];
  // `chooseReporter` and `main` read these two, which every command takes.
  const known = [...Object.keys(options), 'reporter', 'help'].map((name) => `--${name}`);
  const meant = closestName(argument.replace(/^-*/, '--'), known);
  return {
    ...invalidArgument(command, argument, 'an unknown argument', `one of ${known.join(', ')}`),
    hint: meant === undefined ? hintAtHelp(command) : `Did you mean ${meant}?`,
  };
}

function hintAtHelp(command: CommandName): string {
  return `docs ${command} --help lists what the command takes.`;
}
