import { commandList, type CommandEntry, type CommandName } from './command-list';

/** Returns what `docs --help` prints. */
export function describeCommands(): string {
  const rows = Object.entries(commandList).map(([name, { does }]) => [name, does] as const);
  return `Usage: docs <command>, in the folder of an app

${alignRows(rows)}
docs <command> --help lists its options. Each command takes --reporter text, json or github.
`;
}

/** Returns what `docs <command> --help` prints. */
export function describeCommand(name: CommandName): string {
  const { does, forms, options = {} }: CommandEntry = commandList[name];
  const usage = forms.map((form) => `docs ${name} ${form}`.trimEnd()).join('\n       ');
  const rows = Object.entries(options).map(
    ([option, { does: text }]) => [`--${option}`, text] as const,
  );
  return `docs ${name} ${does}.\n\nUsage: ${usage}\n${rows.length === 0 ? '' : `\n${alignRows(rows)}`}`;
}

function alignRows(rows: readonly (readonly [name: string, text: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}\n`).join('');
}
