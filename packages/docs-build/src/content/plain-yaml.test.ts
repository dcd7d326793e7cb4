import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parsePlainYaml } from './plain-yaml';

it('reads what most pages have', () => {
  const yaml = [
    'title: Button',
    'description: Use a button to start an action (such as Save), don’t use it for links.',
    'components: [Button, ButtonGroup]',
    'githubSource: packages/mui-material/src/Button',
  ].join('\n');
  expect(parsePlainYaml(yaml)).toEqual(parse(yaml));
});

it.each([
  '',
  '# nothing',
  'title:',
  'title: ',
  'title: true',
  'title: Null',
  'title: 7',
  'title: "Button"',
  "title: 'Button'",
  'title: |',
  'title: *name',
  'title: Button: basic',
  'title: Button # basic',
  'title: Button:',
  'title: Button\n  and more',
  'title: Button\ntitle: Link',
  'title: Button\r\nads: false',
  'title: Button ',
  'title: Button\t',
  'anchors:\n  old: new',
  'anchors: { old: new }',
  'components: []',
  'components: [Button, true]',
  'components: [Button,Link]',
  'components: [Button, 7]',
  'components: [[Button]]',
])('leaves %j to the parser', (yaml) => {
  expect(parsePlainYaml(yaml)).toBeUndefined();
});

it('agrees with the parser about all texts of a few characters', () => {
  const characters = [
    'a',
    'B',
    ' ',
    ',',
    ':',
    '#',
    '[',
    ']',
    '{',
    '-',
    '"',
    "'",
    '.',
    '&',
    '7',
    '\n',
  ];
  const texts = characters.flatMap((a) =>
    characters.flatMap((b) => characters.map((c) => `title: a${a}${b}${c}`)),
  );
  const read = texts.filter((text) => parsePlainYaml(text));
  expect(read.length).toBeGreaterThan(1_000);
  for (const text of read) expect(parsePlainYaml(text), text).toEqual(parse(text));
});
