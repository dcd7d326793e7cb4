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

function compile(body: string, head = frontMatter, names?: ReadonlySet<string>) {
  return compileContent({
    ...(names && { names }),
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

describe('compileContent', () => {
  it.each(['>', '- '])('names the line of too many nested %j', async (marker) => {
    expect(await diagnosticsOf(`\n\n\n${marker.repeat(3000)} a\n`)).toContain(
      'brush.mdx:8  DOCS3001\n  received  3000 quotes and lists within each other',
    );
  });

  it('gives headings stable ids, and lists those of levels 2 and 3', async () => {
    const { headings, segments, diagnostics } = await compile(
      '\n## Fine lines\n\n### With `width`\n\n#### Deep\n\n## Fine lines\n',
    );
    expect(diagnostics).toEqual([]);
    expect(headings).toEqual([
      { level: 2, id: 'fine-lines', text: 'Fine lines' },
      { level: 3, id: 'with-width', text: 'With width' },
      { level: 2, id: 'fine-lines-1', text: 'Fine lines' },
    ]);
    expect(segments[0]).toContain('<h4 id="deep">');
  });

  it('leaves a gap for each demo, also in a callout', async () => {
    const { segments, demos } = await compile(
      '\nBefore.\n\n<Demo file="brush/Thin.tsx" title="Thin" />\n\n<Callout kind="info">\n\n<Demo file="brush/Bold.tsx" title="Bold" />\n\n</Callout>\n',
    );
    expect(demos).toEqual([
      { file: 'brush/Thin.tsx', title: 'Thin', line: 8 },
      { file: 'brush/Bold.tsx', title: 'Bold', line: 12 },
    ]);
    expect(segments).toHaveLength(3);
    expect(segments[0]).toContain('Before.');
    expect(segments[2]).toContain('</div>');
  });

  it('collects links with their lines', async () => {
    const { links } = await compile('\n[a](/paint/)\n\nText with [b](#end).\n');
    expect(links).toEqual([
      { href: '/paint/', line: 6 },
      { href: '#end', line: 8 },
    ]);
  });

  it('rejects links that run code or hide their host, before anything is written', async () => {
    const body = `
[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example/x)

[d]: vbscript:x
[e]: &#106;avascript:x
`;
    expect(await diagnosticsOf(body)).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:6  DOCS3020
        received  a link to //evil.example/x
        expected  a path of this site, an anchor, or an https:, http: or mailto: address
        hint      Write the whole address, with https://, or a path that begins with one slash.

      apps/paint/content/brush.mdx:6  DOCS3020
        received  a link to data:text/html,x
        expected  a path of this site, an anchor, or an https:, http: or mailto: address
        hint      Write the whole address, with https://, or a path that begins with one slash.

      apps/paint/content/brush.mdx:6  DOCS3020
        received  a link to javascript:alert(1)
        expected  a path of this site, an anchor, or an https:, http: or mailto: address
        hint      Write the whole address, with https://, or a path that begins with one slash.

      apps/paint/content/brush.mdx:8  DOCS3020
        received  a link to vbscript:x
        expected  a path of this site, an anchor, or an https:, http: or mailto: address
        hint      Write the whole address, with https://, or a path that begins with one slash.

      apps/paint/content/brush.mdx:9  DOCS3020
        received  a link to javascript:x
        expected  a path of this site, an anchor, or an https:, http: or mailto: address
        hint      Write the whole address, with https://, or a path that begins with one slash.

      5 errors"
    `);
  });

  it('highlights code with classes and keeps its text', async () => {
    const { segments } = await compile('\n```ts title="src/a.ts"\nconst a = "<b>";\n```\n');
    expect(segments[0]).toContain('src/a.ts');
    expect(segments[0]).toContain('<span class="tk-keyword">const </span>');
    expect(segments[0]).toContain('&lt;b&gt;');
    expect(segments[0]).not.toContain('style=');
  });

  it('reports all problems of a page with their lines', async () => {
    const body = `
# Too high

### Too deep

<Blink>no</Blink>

<Callout kind="loud" size="2">no</Callout>

\`\`\`cobol
no
\`\`\`

![no](/no.png)

{1 + 1}
`;
    expect(await diagnosticsOf(body)).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:6  DOCS3015
        received  a heading of level 1: “Too high”
        expected  levels 2 to 4 in order: the title of the page is in its front matter
        hint      Use ## instead.

      apps/paint/content/brush.mdx:8  DOCS3015
        received  a heading of level 3: “Too deep”
        expected  levels 2 to 4 in order: the title of the page is in its front matter
        hint      Use ## instead.

      apps/paint/content/brush.mdx:10  DOCS3004
        received  the unknown component <Blink>
        expected  one of: Callout, Demo, Features, GeneratedTable, Install, Kbd, NotImported, OfflineCopies, ProductCards, ProductCard, Tab, Tabs, abbr, br, sub, sup
        hint      Use a component of the list, or write the character < as \\<.

      apps/paint/content/brush.mdx:12  <Callout>  DOCS3006
        received  kind="loud"
        expected  one of: info, success, warning, error
        hint      Write <Callout kind="…">.

      apps/paint/content/brush.mdx:12  <Callout>  DOCS3006
        received  the unknown property size
        expected  one of: kind, title
        hint      Remove "size".

      apps/paint/content/brush.mdx:14  DOCS3013
        received  a code fence in “cobol”
        expected  one of: bash, css, diff, html, js, json, jsx, md, text, ts, tsx, yaml
        hint      Name the language after the three backticks.

      apps/paint/content/brush.mdx:18  DOCS3011
        received  the image /no.png
        expected  a file beside the page, such as ./images/states.png
        hint      Correct its address.

      apps/paint/content/brush.mdx:20  DOCS3008
        received  a JavaScript expression
        expected  plain content
        hint      Move code into a demo; write { and } as \\{ and \\}.

      8 errors"
    `);
  });

  const prose = `
## Advanced Usage of \`BrushTip\` in React

#### too deep

See [here](/paint/), [](/ink/) and [how ink dries](/ink/#dry).

<Callout kind="info" title="Dry It First">

Wet paint and wet ink will mix, and nobody can part them.

</Callout>
`;

  it('reports headings with wrong case or order, and vague link texts', async () => {
    const { diagnostics } = await compile(prose, frontMatter, new Set(['React']));
    expect(formatText(diagnostics)).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:6  DOCS3016
        received  the heading “Advanced Usage of BrushTip in React”
        expected  sentence case: a capital at the start, and for names
        hint      Write “Advanced usage of BrushTip in React”; if it is a name, add it to \`names\` in docs.config.ts.

      apps/paint/content/brush.mdx:8  DOCS3015
        received  a heading of level 4: “too deep”
        expected  levels 2 to 4 in order: the title of the page is in its front matter
        hint      Use ### instead.

      apps/paint/content/brush.mdx:8  DOCS3016
        received  the heading “too deep”
        expected  sentence case: a capital at the start, and for names
        hint      Write “Too deep”; if it is a name, add it to \`names\` in docs.config.ts.

      apps/paint/content/brush.mdx:10  DOCS3017
        received  a link without text
        expected  a text that says where the link leads when it is read alone
        hint      Link the title of the target, or words that describe it.

      apps/paint/content/brush.mdx:10  DOCS3017
        received  the link text “here”
        expected  a text that says where the link leads when it is read alone
        hint      Link the title of the target, or words that describe it.

      apps/paint/content/brush.mdx:12  <Callout>  DOCS3016
        received  the title “Dry It First”
        expected  sentence case: a capital at the start, and for names
        hint      Write “Dry it first”; if it is a name, add it to \`names\` in docs.config.ts.

      apps/paint/content/brush.mdx:14  DOCS3021
        received  “nobody”
        expected  words that the writing guide allows: /experiments/docs/writing/#voice
        hint      Write “you”, “the user” or “no one”.

      7 errors"
    `);
  });

  it('does not check the writing of other languages', async () => {
    const { diagnostics } = await compile(prose.replace('####', '###'));
    expect(diagnostics).toEqual([]);
  });

  it('reports problems of the front matter', async () => {
    expect(
      await diagnosticsOf('\nText.\n', '---\ntitle: 3\ndescription: Short.\nauthor: me\n---\n'),
    ).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:2  title  DOCS1003
        received  3
        expected  a title
        hint      Write a title.

      apps/paint/content/brush.mdx:3  description  DOCS1003
        received  a description of 6 characters
        expected  a description of 60 to 160 characters
        hint      Write a description of 60 to 160 characters.

      apps/paint/content/brush.mdx:4  author  DOCS1001
        received  the unknown key "author"
        expected  one of: title, navigationTitle, description, product, components, githubSource, package, waiAria, anchors, ads, imported
        hint      Remove "author".

      3 errors"
    `);
    expect(await diagnosticsOf('Text.\n', '')).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:1  description  DOCS1002
        received  nothing
        expected  a description of 60 to 160 characters
        hint      Write “description: …” between the dashes at the top of the page.

      apps/paint/content/brush.mdx:1  title  DOCS1002
        received  nothing
        expected  a title
        hint      Write “title: …” between the dashes at the top of the page.

      2 errors"
    `);
  });

  it('reports the location of invalid MDX', async () => {
    expect(await diagnosticsOf('\nText.\n\n<Callout kind="info">\n')).toMatchInlineSnapshot(`
      "apps/paint/content/brush.mdx:8  DOCS3001
        received  Expected a closing tag for \`<Callout>\` (8:1-8:22)
        expected  valid MDX
        hint      Close the open element near this line, and write < and { as \\< and \\{ in text.

      1 error"
    `);
  });
});
