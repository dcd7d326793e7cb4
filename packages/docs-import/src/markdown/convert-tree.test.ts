import { describe, expect, it } from 'vitest';
import { createDocusaurusRules } from '../formats/docusaurus/docusaurus-rules';
import { createMarkdownRules } from '../formats/markdown/markdown-rules';
import { createMuiRules, takePlans } from '../formats/mui/mui-rules';
import { createReport } from '../report';
import { convertTree } from './convert-tree';
import type { FormatRules } from './format-rules';
import { parseSource } from './parse';
import { stringifyPage } from './stringify';

function convert(source: string, mdx: boolean, createRules: (body: string) => FormatRules): string {
  const { root, lineOffset, body } = parseSource(source, { mdx });
  const rules = createRules(body);
  takePlans(root, {});
  const report = createReport('/docs');
  const tree = convertTree(root, { file: '/docs/guide/page.md', lineOffset, report, rules });
  return stringifyPage({}, tree)
    .replace(/^---\n.*?---\n\n/s, '')
    .trim();
}

const plain = (source: string) => convert(source, false, () => ({}));
const mui = (source: string) =>
  convert(source, false, (body) => createMuiRules('/docs/page.md', body, {}));
const docusaurus = (source: string) =>
  convert(source, true, () => createDocusaurusRules(new Map()));
const markdown = (source: string) =>
  convert(source, true, (body) => createMarkdownRules('/docs/page.md', '/docs', body));

const callout = (kind: string, text: string, title = '') =>
  `<Callout kind="${kind}"${title && ` title="${title}"`}>\n  ${text}\n</Callout>`;

describe('markdown and HTML', () => {
  it.each([
    ['a comment', 'A<!-- no -->B', 'AB'],
    ['a key', 'Press <kbd>Ctrl</kbd>.', 'Press <Kbd>Ctrl</Kbd>.'],
    ['nested keys', '<kbd><kbd>A</kbd></kbd>', '<Kbd><Kbd>A</Kbd></Kbd>'],
    ['words', '<b>a</b> <em>b</em> <code>c</code>', '**a** *b* `c`'],
    ['a link', '<a href="/x">b</a>', '[b](/x)'],
    ['an image', '<img src="a.png" alt="A">', '![A](a.png)'],
    ['a line break', 'a<br>b', 'a\\\nb'],
    ['a wrapper', '<div align="center">\n\n**a**\n\n</div>', '**a**'],
    [
      'details',
      '<details><summary>More</summary>\n\nText\n\n</details>',
      callout('info', 'Text', 'More'),
    ],
    ['a table', '<table><tr><th>A</th></tr><tr><td>b</td></tr></table>', '| A |\n| - |\n| b |'],
    ['a list', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    [
      'a film',
      '<iframe src="https://films.example/a" title="A film"></iframe>',
      '[A film](https://films.example/a)',
    ],
    [
      'an unknown element',
      '<blink>a</blink>',
      '<NotImported what="<blink>" source="guide/page.md:1" />a',
    ],
    ['braces and angles', 'A {b} \\<c', 'A \\{b} \\<c'],
    ['a reference', '[a][b]\n\n[b]: https://a.example', '[a](https://a.example)'],
    ['an alert', '> [!WARNING]\n> Text', callout('warning', 'Text')],
    ['a container', ':::tip\nText\n:::', callout('success', 'Text')],
    ['a container with a title', '::: danger A b\nText\n:::', callout('error', 'Text', 'A b')],
    ['time in a text', 'At 10:30 or a:b', 'At 10:30 or a:b'],
    ['a language', '```sh\na\n```', '```bash\na\n```'],
    ['no language', '```\na\n```', '```text\na\n```'],
    [
      'options',
      '```js title="a.js" {1} showLineNumbers\na\n```',
      '```js title="a.js" numbered {1}\na\n```',
    ],
    [
      'a file name and lines that do not exist',
      '```ts filename="a.ts" {9}\na\n```',
      '```ts title="a.ts"\na\n```',
    ],
    ['highlighted lines', '```js\na\n// highlight-next-line\nb\n```', '```js {2}\na\nb\n```'],
    ['a diff', '```diff\n a\nb\n+c\n```', '```diff\n a\n b\n+c\n```'],
    [
      'a code group',
      '::: code-group\n```js [a.js]\na\n```\n```ts [b.ts]\nb\n```\n:::',
      '<Tabs label="Code">\n  <Tab title="a.js">\n    ```js\n    a\n    ```\n  </Tab>\n\n  <Tab title="b.ts">\n    ```ts\n    b\n    ```\n  </Tab>\n</Tabs>',
    ],
  ])('converts %s', (_, source, expected) => {
    expect(plain(source)).toBe(expected);
  });
});

describe('mui', () => {
  it.each([
    ['header components', '{{"component": "@mui/internal-core-docs/ComponentLinkHeader"}}', ''],
    [
      'other components',
      '{{"component": "modules/Logo.js"}}',
      '<NotImported what="the component modules/Logo.js" source="guide/page.md:1" />',
    ],
    [
      'a missing demo',
      '{{"demo": "No.js", "bg": "inline"}}',
      '<NotImported what="the demo No.js, which does not exist" source="guide/page.md:1" />',
    ],
    ['the description', '<p class="description">All of it.</p>', ''],
    [
      'a plan',
      '## Rows [<span class="plan-pro"></span>](/plans/ \'Pro\')\n\nText',
      `## Rows\n\n${callout('info', 'This feature requires the [Pro plan](/plans/).', 'Pro plan')}\n\nText`,
    ],
    [
      'code tabs',
      '<codeblock storageKey="package-manager">\n\n```bash npm\na\n```\n\n```bash yarn\nb\n```\n\n</codeblock>',
      '<Tabs label="Package manager" group="package-manager">\n  <Tab title="npm">\n    ```bash\n    a\n    ```\n  </Tab>\n\n  <Tab title="yarn">\n    ```bash\n    b\n    ```\n  </Tab>\n</Tabs>',
    ],
  ])('converts %s', (_, source, expected) => {
    expect(mui(source)).toBe(expected);
  });
});

describe('docusaurus', () => {
  it.each([
    [
      'tabs',
      '<Tabs groupId="os">\n<TabItem value="mac" label="macOS">A</TabItem>\n<TabItem value="win">B</TabItem>\n</Tabs>',
      '<Tabs label="Options" group="os">\n  <Tab title="macOS">\n    A\n  </Tab>\n\n  <Tab title="win">\n    B\n  </Tab>\n</Tabs>',
    ],
    ['an admonition', ':::note[Read]\n\nText\n\n:::', callout('info', 'Text', 'Read')],
    [
      'an admonition as a component',
      '<Admonition type="danger" title="No">\n\nText\n\n</Admonition>',
      callout('error', 'Text', 'No'),
    ],
    ['a link component', '<Link to="/a">b</Link>', '[b](/a)'],
    [
      'an image of the site',
      '<img src={useBaseUrl(\'/img/a.png\')} alt="A" />',
      '![A](/img/a.png)',
    ],
    ['a code component', '<CodeBlock language="js">{`a`}</CodeBlock>', '```js\na\n```'],
    ['imports and comments', "import A from 'a';\n\n{/* no */}\n\nText <!-- no -->", 'Text'],
    [
      'live code with names of the site',
      '```jsx live\n<Unknown />\n```',
      '<NotImported what="a live code block" source="guide/page.md:1" />\n\n```jsx\n<Unknown />\n```',
    ],
    [
      'an expression',
      'A {1 + 1}',
      'A <NotImported what="the expression {1 + 1}" source="guide/page.md:1" />',
    ],
    [
      'an unknown component',
      '<Chart a={1} />',
      '<NotImported what="<Chart>" source="guide/page.md:1" />',
    ],
  ])('converts %s', (_, source, expected) => {
    expect(docusaurus(source)).toBe(expected);
  });

  it('makes a demo of live code with one component', () => {
    const page = docusaurus(
      '```jsx live\nfunction Clock() {\n  const [now] = useState(0);\n  return <b>{now}</b>;\n}\n```',
    );
    expect(page).toContain('name="Clock"');
    expect(page).toContain("import { useState } from 'react';");
    expect(page).toContain('export default function Clock() {');
  });
});

describe('starlight, nextra and vitepress', () => {
  it.each([
    [
      'an aside',
      '<Aside type="caution" title="Hot">Text</Aside>',
      callout('warning', 'Text', 'Hot'),
    ],
    ['a callout', '<Callout type="error">Text</Callout>', callout('error', 'Text')],
    [
      'tabs with items',
      "<Tabs items={['a', 'b']}>\n<Tabs.Tab>A</Tabs.Tab>\n<Tabs.Tab>B</Tabs.Tab>\n</Tabs>",
      '<Tabs label="Options">\n  <Tab title="a">\n    A\n  </Tab>\n\n  <Tab title="b">\n    B\n  </Tab>\n</Tabs>',
    ],
    ['one tab', '<Tabs>\n<TabItem label="a">A</TabItem>\n</Tabs>', 'A'],
    ['steps', '<Steps>\n\n1. a\n\n</Steps>', '1. a'],
    ['a card', '<LinkCard title="A" href="/a" description="Text" />', '[A](/a): Text'],
    ['a table of contents', '[[toc]]', ''],
    [
      'code of a missing file',
      '<<< @/none.js',
      '<NotImported what="the code of @/none.js" source="guide/page.md:1" />',
    ],
  ])('converts %s', (_, source, expected) => {
    expect(markdown(source)).toBe(expected);
  });
});
