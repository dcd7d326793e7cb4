import { formatGithub, formatJson, formatText } from 'diagnostics';
import { expect, it } from 'vitest';
import { chooseReporter } from './choose-reporter';

const diagnostics = [
  { code: 'DOCS1003', file: 'a.mdx', line: 3, received: 'a', expected: 'b', hint: 'Write b.' },
] as const;

it.each([
  [['--reporter', 'json', '--full'], ['--full'], formatJson],
  [['--check', '--reporter=text'], ['--check'], formatText],
  [['--check'], ['--check'], formatText],
])('%j leaves %j', (args, rest, format) => {
  const choice = chooseReporter(args, false);
  expect(choice.args).toEqual(rest);
  expect(choice.format(diagnostics)).toBe(format(diagnostics));
});

it.each([
  ['on request', ['--reporter', 'github'], false],
  ['in GitHub Actions', [], true],
])('writes annotations and text %s', (_, args, isGithub) => {
  const text = chooseReporter(args, isGithub).format(diagnostics);
  expect(text).toBe(`${formatGithub(diagnostics)}\n\n${formatText(diagnostics)}`);
});

it.each([[['--reporter', 'xml']], [['--reporter']]])('rejects %j', (args) => {
  expect(() => chooseReporter(args, false)).toThrow(
    /--reporter {2}DOCS7003[\s\S]*text, json, github/,
  );
});
