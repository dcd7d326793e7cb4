import { expect, it } from 'vitest';
import { describeCommand, describeCommands } from './help';

it('lists all commands with what they do', () => {
  expect(describeCommands()).toContain('\n  build     builds the app into dist/\n');
});

it('shows the forms and options of a command', () => {
  expect(describeCommand('history')).toMatchInlineSnapshot(`
    "docs history adds released versions to the history of the API.

    Usage: docs history [--check] [--minors] [--again <version>[..<version>]]

      --check   writes nothing, and fails if the history or a document is out of date
      --minors  compares the last patch of each minor version only
      --again   records what came after this version again, up to a second one
    "
  `);
  expect(describeCommand('build')).toMatchInlineSnapshot(`
    "docs build builds the app into dist/.

    Usage: docs build
    "
  `);
});
