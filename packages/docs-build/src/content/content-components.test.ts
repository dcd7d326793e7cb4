import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { loadTable } from '../load';
import { formatText } from 'diagnostics';
import { compileContent } from './compile-content';
import { createCodeHighlighter, type CodeHighlighter } from './highlight';

let folder: string;
let highlighter: CodeHighlighter;

beforeAll(() => {
  folder = temporaryFolder('content');
  highlighter = createCodeHighlighter(folder);
});

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

async function diagnosticsOf(body: string, head = frontMatter): Promise<string> {
  return formatText((await compile(body, head)).diagnostics);
}

describe('invalid content components', () => {
  it('reports each problem with its line', async () => {
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
    expect(await diagnosticsOf(body)).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:6  <Tabs>  DOCS3007
        received  1 tabs
        expected  two or more <Tab title="…">, with empty lines around their content, and nothing else
        hint      Put each form into a <Tab> of its own.

      apps/paint/content/brush.mdx:14  <Tab>  DOCS3005
        received  <Tab> outside of <Tabs>
        expected  <Tab> directly inside of <Tabs>
        hint      Wrap it in <Tabs>.

      apps/paint/content/brush.mdx:20  <Install>  DOCS3006
        received  dev="yes"
        expected  the word dev alone
        hint      Write <Install dev="…">.

      apps/paint/content/brush.mdx:20  <Install>  DOCS3006
        received  packages="@mui/material && rm"
        expected  names of npm packages with one space between them
        hint      Write <Install packages="…">.

      apps/paint/content/brush.mdx:22  DOCS3012
        received  a link to “#”
        expected  an address, such as /material-ui/ or #heading
        hint      Name the target, or make it plain text.

      apps/paint/content/brush.mdx:22  DOCS3011
        received  the image ./gone.png
        expected  a file that exists, by its path from the page
        hint      Correct its address.

      apps/paint/content/brush.mdx:22  DOCS3010
        received  the image ./gone.png without a text
        expected  alternative text, which says what the image shows
        hint      Write ![what it shows](./gone.png).

      apps/paint/content/brush.mdx:24  DOCS3011
        received  the image https://elsewhere.example/a.png
        expected  a file beside the page, such as ./images/states.png
        hint      Correct its address.

      8 errors"
    `);
  });

  it('accepts demos that wait for intent, unless they are bare or in a frame', async () => {
    expect(await diagnosticsOf('\n<Demo file="a/B.tsx" title="B" onIntent />\n')).toBe('0 errors');
    for (const other of ['bare', 'iframe height="480"']) {
      expect(
        await diagnosticsOf(`\n<Demo file="a/B.tsx" title="B" onIntent ${other} />\n`),
      ).toContain('expected  onIntent without iframe and bare');
    }
  });

  it('accepts bare demos, and demos in a frame', async () => {
    expect(await diagnosticsOf('\n<Demo file="a/B.tsx" title="B" bare />\n')).toBe('0 errors');
    expect(await diagnosticsOf('\n<Demo file="a/B.tsx" title="B" bare height="480" />\n'))
      .toMatchInlineSnapshot(`
        "apps/paint/content/brush.mdx:6  <Demo>  DOCS3006
          received  bare=""
          expected  bare without iframe and height
          hint      Write <Demo bare="…">.

        1 error"
      `);
  });

  it('accepts demos that run in the browser only if they have a height', async () => {
    const demo = '<Demo file="a/B.tsx" title="B" browserOnly';
    expect(await diagnosticsOf(`\n${demo} height="400" />\n`)).toBe('0 errors');
    expect(await diagnosticsOf(`\n${demo} iframe height="400" />\n`)).toBe('0 errors');
    expect(await diagnosticsOf(`\n${demo} />\n`)).toContain('browserOnly and height together');
  });

  it('checks every key of the front matter', async () => {
    const head = frontMatter.replace(
      /---\n$/,
      'components: Brush\ngithubSource: ../up\npackage: /charts\nwaiAria: https://example.com/\nads: no\n---\n',
    );
    expect(await diagnosticsOf('\nText.\n', head)).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:4  components  DOCS1003
        received  "Brush"
        expected  a list of exported names, such as [Button, ButtonGroup]
        hint      Write a list of exported names, such as [Button, ButtonGroup].

      apps/paint/content/brush.mdx:5  githubSource  DOCS1003
        received  "../up"
        expected  a path in the repository of the library, such as packages/mui-material/src/Button
        hint      Write a path in the repository of the library, such as packages/mui-material/src/Button.

      apps/paint/content/brush.mdx:6  package  DOCS1003
        received  "/charts"
        expected  the name of a package, such as @mui/x-charts
        hint      Write the name of a package, such as @mui/x-charts.

      apps/paint/content/brush.mdx:7  waiAria  DOCS1003
        received  "https://example.com/"
        expected  an address at www.w3.org, such as https://www.w3.org/WAI/ARIA/apg/patterns/button/
        hint      Write an address at www.w3.org, such as https://www.w3.org/WAI/ARIA/apg/patterns/button/.

      apps/paint/content/brush.mdx:8  ads  DOCS1003
        received  "no"
        expected  false, for a page without advertisements
        hint      Write false, for a page without advertisements.

      5 errors"
    `);
  });

  it('rejects the page of another product', async () => {
    const { diagnostics } = await compileContent({
      file: 'a.mdx',
      absoluteFile: path.join(folder, 'a.mdx'),
      source: frontMatter.replace(/---\n$/, 'product: canvas\n---\n'),
      highlighter,
      urlOf: () => '',
      loadTable: (name) => loadTable(folder, name),
      productId: 'paint',
    });
    expect(formatText(diagnostics)).toMatchInlineSnapshot(`
      "a.mdx:4  product  DOCS3003
        received  the product “canvas”
        expected  paint, which owns the address of the page
        hint      Correct it, or move the page to the app of that product.

      1 error"
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

  it('is available as plain markdown', async () => {
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

  it('sets the size and the dark version of an image', async () => {
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
