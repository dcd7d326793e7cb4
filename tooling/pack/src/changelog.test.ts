import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addVersion, listReleased, parseChange, writeReleased } from './changelog';

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

      <!-- change: all -->

      A break.

      **What to do:** rename it.

      ### New

      <!-- change: all -->

      A feature.

      ### Fixed

      <!-- change: all -->

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

it('keeps what docs upgrade needs: kinds, texts and files', () => {
  const changes = [
    parseChange(
      'a.md',
      change('minor', 'Slots.\n\n**For apps with:** `docs.config.ts`, `slots`\n\nMore.'),
    ),
    parseChange('b.md', change('major', 'A break.\n\n**What to do:** rename it.')),
  ];
  const changelog = addVersion('# Changes\n', '1.0.0', [
    parseChange('c.md', change('patch', 'Fix.')),
  ]);
  const listed = listReleased(addVersion(changelog, '2.0.0', changes));
  expect(listed).toEqual([
    { version: '2.0.0', kind: 'major', text: 'A break.\n\n**What to do:** rename it.' },
    {
      version: '2.0.0',
      kind: 'minor',
      text: 'Slots.\n\nMore.',
      files: ['docs.config.ts', 'slots'],
    },
    { version: '1.0.0', kind: 'patch', text: 'Fix.' },
  ]);
});

it('has given docs upgrade the changes of all releases', () => {
  const read = (file: string) =>
    readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
  expect(read('packages/docs-build/src/upgrade/changes.generated.ts')).toBe(
    writeReleased(listReleased(read('CHANGELOG.md'))),
  );
});
