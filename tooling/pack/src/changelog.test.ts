import { expect, it } from 'vitest';
import { addVersion, parseChange } from './changelog';

const change = (kind: string, text: string) =>
  `---\n'docs-shell': ${kind}\n'docs-build': patch\n---\n\n${text}\n`;

it('puts a version in front, and breaking changes first', () => {
  const changes = [
    parseChange('a.md', change('patch', 'A fix.')),
    parseChange('b.md', change('major', 'A break.\n\n**What to do:** rename it.')),
    parseChange('c.md', change('minor', 'A feature.')),
  ];
  expect(addVersion('# Changes\n\nIntro.\n\n## 1.0.0\n\nFirst.\n', '2.0.0', changes))
    .toMatchInlineSnapshot(`
    "# Changes

    Intro.

    ## 2.0.0

    ### Breaking

    A break.

    **What to do:** rename it.

    ### New

    A feature.

    ### Fixed

    A fix.

    ## 1.0.0

    First.
    "
  `);
});

it.each([
  ['no front matter', 'names no package'],
  [change('major', 'Gone.'), 'add “**What to do:** …”'],
])('refuses %j', (content, message) => {
  expect(() => parseChange('a.md', content)).toThrow(message);
});
