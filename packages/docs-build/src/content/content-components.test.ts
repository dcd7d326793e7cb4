import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTable } from '../app';
import { formatFaults } from '../faults';
import { compileContent } from './compile-content';
import { createCodeHighlighter, type CodeHighlighter } from './highlight';

let folder: string;
let highlighter: CodeHighlighter;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  highlighter = createCodeHighlighter(folder);
});

afterAll(() => rm(folder, { recursive: true }));

const frontMatter = `---
title: Brush
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---
`;

function compile(body: string, head = frontMatter) {
  return compileContent({
    file: 'apps/paint/content/brush.mdx',
    absoluteFile: path.join(folder, 'brush.mdx'),
    source: head + body,
    highlighter,
    urlOf: ({ asset }) => `/_assets/${asset.fileName}`,
    loadTable: (name) => loadTable(folder, name),
  });
}

async function faultsOf(body: string, head = frontMatter): Promise<string> {
  return formatFaults((await compile(body, head)).faults);
}

describe('what content components refuse', () => {
  it('names each fault with its line', async () => {
    const body = `
<Tabs label="Language">
<Tab title="TS">

a

</Tab>
</Tabs>

<Tab title="alone">

b

</Tab>

<Install packages="@mui/material && rm" dev="yes" />

[nowhere](#) and ![](./gone.png)

![It](https://elsewhere.example/a.png)
`;
    expect(await faultsOf(body)).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:6  <Tabs>
        found     1 tabs
        expected  two or more <Tab title="…">, with empty lines around their content, and nothing else
        fix       Put each form into a <Tab> of its own.

      apps/paint/content/brush.mdx:14  <Tab>
        found     <Tab> outside of <Tabs>
        expected  <Tab> directly inside of <Tabs>
        fix       Wrap it in <Tabs>.

      apps/paint/content/brush.mdx:20  <Install>
        found     dev="yes"
        expected  the word dev alone
        fix       Write <Install dev="…">.

      apps/paint/content/brush.mdx:20  <Install>
        found     packages="@mui/material && rm"
        expected  names of npm packages with one space between them
        fix       Write <Install packages="…">.

      apps/paint/content/brush.mdx:22
        found     a link to “#”
        expected  an address, such as /material-ui/ or #heading
        fix       Name the target, or make it plain text.

      apps/paint/content/brush.mdx:22
        found     the image ./gone.png
        expected  a file that exists, by its path from the page
        fix       Correct its address.

      apps/paint/content/brush.mdx:22
        found     the image ./gone.png without a text
        expected  what it shows, for readers who do not see it
        fix       Write ![what it shows](./gone.png).

      apps/paint/content/brush.mdx:24
        found     the image https://elsewhere.example/a.png
        expected  a file beside the page, such as ./images/states.png
        fix       Correct its address.

      8 faults"
    `);
  });

  it('lets a part of the page be bare, or a demo have a room of its own', async () => {
    expect(await faultsOf('\n<Demo file="a/B.tsx" title="B" bare />\n')).toBe('0 faults');
    expect(await faultsOf('\n<Demo file="a/B.tsx" title="B" bare height="480" />\n'))
      .toMatchInlineSnapshot(`
        "apps/paint/content/brush.mdx:6  <Demo>
          found     bare=""
          expected  bare without iframe and height
          fix       Write <Demo bare="…">.

        1 fault"
      `);
  });

  it('checks every key of the front matter', async () => {
    const head = frontMatter.replace(
      /---\n$/,
      'components: Brush\ngithubSource: ../up\nwaiAria: https://example.com/\nads: no\n---\n',
    );
    expect(await faultsOf('\nText.\n', head)).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:4  components
        found     the components "Brush"
        expected  a list of exported names, such as [Button, ButtonGroup]
        fix       Write “components: …” between the dashes at the top of the page.

      apps/paint/content/brush.mdx:5  githubSource
        found     the githubSource "../up"
        expected  a path in the repository of the library, such as packages/mui-material/src/Button
        fix       Write “githubSource: …” between the dashes at the top of the page.

      apps/paint/content/brush.mdx:6  waiAria
        found     the waiAria "https://example.com/"
        expected  an address at www.w3.org, such as https://www.w3.org/WAI/ARIA/apg/patterns/button/
        fix       Write “waiAria: …” between the dashes at the top of the page.

      apps/paint/content/brush.mdx:7  ads
        found     the ads "no"
        expected  false, for a page without advertisements
        fix       Write “ads: …” between the dashes at the top of the page.

      4 faults"
    `);
  });

  it('refuses the page of another product', async () => {
    const { faults } = await compileContent({
      file: 'a.mdx',
      absoluteFile: path.join(folder, 'a.mdx'),
      source: frontMatter.replace(/---\n$/, 'product: canvas\n---\n'),
      highlighter,
      urlOf: () => '',
      loadTable: (name) => loadTable(folder, name),
      productId: 'paint',
    });
    expect(formatFaults(faults)).toMatchInlineSnapshot(`
      "a.mdx:4  product
        found     the product “canvas”
        expected  paint, which owns the address of the page
        fix       Correct it, or move the page to the app of that product.

      1 fault"
    `);
  });
});

describe('content components', () => {
  it('turns an installation into tabs with a command for each package manager', async () => {
    const { segments, markdown } = await compile('\n<Install packages="vitest" dev />\n');
    expect(segments[0]).toContain('data-tabs="package-manager"');
    for (const command of ['npm install', 'pnpm add', 'yarn add', 'bun add']) {
      expect(markdown[0]).toContain(`${command} --`);
    }
  });

  it('is plain markdown for those who want it', async () => {
    const { markdown } = await compile(`
<Callout kind="warning" title="Wet">

Do not *touch* <Kbd>A</Kbd>.

</Callout>

<Demo file="brush/Thin.tsx" title="Thin" />

| a | b |
| - | - |
| 1 | 2 |
`);
    expect(markdown.join('@@@')).toMatchInlineSnapshot(`
      "> [!WARNING]
      >
      > **Wet**
      >
      > Do not _touch_ \`A\`.

      @@@
      | a | b |
      | - | - |
      | 1 | 2 |
      "
    `);
  });

  it('gives a picture its size and its dark form', async () => {
    const svg = (size: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="20"></svg>`;
    await writeFile(path.join(folder, 'a.svg'), svg(40));
    await writeFile(path.join(folder, 'a.dark.svg'), svg(41));
    const { segments, images } = await compile('\n![A shape](./a.svg "Caption")\n');
    expect(images).toHaveLength(2);
    expect(segments[0]).toContain('<figure class="d-image"><img class="d-light-only"');
    expect(segments[0]).toContain('alt="A shape" width="41" height="20"');
    expect(segments[0]).toContain('<figcaption>Caption</figcaption>');
  });
});
