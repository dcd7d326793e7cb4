import { diagnosticsOf } from 'diagnostics';
import { describe, expect, it } from 'vitest';
import { describeCommand, describeCommands } from './help';
import { parseDeployArgs } from './parse-deploy-args';
import { parseDevArgs } from './parse-dev-args';
import { parseHistoryArgs } from './parse-history-args';
import { parseRegistryArgs } from './parse-registry-args';
import { parseUpgradeArgs } from './parse-upgrade-args';

const parsers = {
  deploy: parseDeployArgs,
  dev: (args: readonly string[]) => parseDevArgs(args, undefined),
  history: parseHistoryArgs,
  registry: parseRegistryArgs,
  upgrade: parseUpgradeArgs,
};

it('lists all commands with what they do', () => {
  expect(describeCommands()).toContain('\n  build     builds the app into dist/\n');
});

it('shows the forms and options of a command', () => {
  expect(describeCommand('history')).toMatchInlineSnapshot(`
    "docs history adds released versions to the history of the API.

    Usage: docs history [--check] [--minors] [--again <version>]

      --check   writes nothing, and fails if the history is out of date
      --minors  compares the last patch of each minor version only
      --again   records what came after this version again
    "
  `);
  expect(describeCommand('build')).toMatchInlineSnapshot(`
    "docs build builds the app into dist/.

    Usage: docs build
    "
  `);
});

describe.each(Object.entries(parsers))('docs %s', (name, parse) => {
  it('has help for exactly the options that it takes', () => {
    const shown = describeCommand(name as keyof typeof parsers).match(/^ {2}--[a-z-]+/gm) ?? [];
    let expected = '';
    try {
      parse(['--no-such-option']);
    } catch (error) {
      expected = diagnosticsOf(error)?.[0]?.expected ?? '';
    }
    const known = expected.match(/--[a-z-]+/g) ?? [];
    expect(known).not.toEqual([]);
    expect(shown.map((option) => option.trim()).sort()).toEqual([...known].sort());
  });
});
