import { formatText } from 'diagnostics';
import { describe, expect, it } from 'vitest';
import { commandList, type CommandEntry, type CommandName } from './command-list';
import { invalidArgument, readArguments } from './read-arguments';

const names = Object.keys(commandList) as CommandName[];

describe.each(names)('docs %s', (name) => {
  const { forms, operands = 0, options = {} }: CommandEntry = commandList[name];

  it('refuses unknown options and further arguments', () => {
    const taken = Array.from({ length: operands === Infinity ? 5 : operands }, () => 'given');
    const further = operands === Infinity ? [] : ['further'];
    const { diagnostics, operands: found } = readArguments(name, [
      ...taken,
      '--no-such-option',
      '-x',
      ...further,
    ]);
    expect(diagnostics.map(({ file, path, received }) => [file, path, received])).toEqual(
      ['--no-such-option', '-x', ...further].map((argument) => [
        `docs ${name}`,
        argument,
        'an unknown argument',
      ]),
    );
    expect(found).toEqual([...taken, ...further]);
  });

  it('takes each of its options', () => {
    const args = Object.entries(options).map(([option, { type }]) =>
      type === 'boolean' ? `--${option}` : `--${option}=text`,
    );
    const { diagnostics, values } = readArguments(name, args);
    expect(diagnostics).toEqual([]);
    expect(Object.keys(values)).toEqual(Object.keys(options));
  });

  it('shows only options that it takes', () => {
    const shown = forms.join(' ').match(/--[a-z-]+/g) ?? [];
    expect(shown.filter((option) => !Object.hasOwn(options, option.slice(2)))).toEqual([]);
  });
});

it('suggests the nearest option, and names all of them', () => {
  expect(formatText(readArguments('check', ['--ful', 'versions']).diagnostics))
    .toMatchInlineSnapshot(`
      "docs check  --ful  DOCS7003
        received  an unknown argument
        expected  one of --full, --versions, --reporter, --help
        hint      Did you mean --full?

      docs check  versions  DOCS7003
        received  an unknown argument
        expected  one of --full, --versions, --reporter, --help
        hint      Did you mean --versions?

      2 errors"
    `);
  expect(formatText(readArguments('build', ['--fast']).diagnostics)).toMatchInlineSnapshot(`
    "docs build  --fast  DOCS7003
      received  an unknown argument
      expected  one of --reporter, --help
      hint      docs build --help lists what the command takes.

    1 error"
  `);
});

it.each([
  [['--port'], 'no value'],
  [['--port', '--beside=https://a.b'], 'no value'],
])('reports an option without its value: %j', (args, received) => {
  expect(readArguments('dev', args).diagnostics).toMatchObject([{ path: '--port', received }]);
});

it('reports a value of an option that has none', () => {
  const { diagnostics } = readArguments('check', ['--full=no']);
  expect(diagnostics).toMatchObject([{ path: '--full', received: 'no', expected: 'no value' }]);
});

it('takes values that start with a dash after “=”, and negative numbers', () => {
  const { values, diagnostics } = readArguments('registry', [
    '--order',
    '-1',
    '--prefix=-a',
    '--prefix',
    '/b',
  ]);
  expect(diagnostics).toEqual([]);
  expect(values).toEqual({ order: '-1', prefix: ['-a', '/b'] });
});

it('shows how to call the command when a value is invalid', () => {
  expect(invalidArgument('history', '--again', 'x', 'a version').hint).toBe(
    'Write docs history --again 6.0.0.',
  );
  expect(invalidArgument('api', '--check', 'x', 'no value').hint).toBe(
    'docs api --help lists what the command takes.',
  );
});
