import { describe, expect, it } from 'vitest';
import { importFiles, listRows } from '../../import.fixture';

const files = {
  'data/pages.ts': `import type { MuiPage } from 'docs';
import api from './apiPages';
const pages: MuiPage[] = [
  {
    pathname: '/kit/brushes-group',
    title: 'Brushes',
    children: [
      { pathname: '/kit/react-brush', plan: 'pro', newFeature: true },
      { pathname: '/kit/tips', subheader: 'Tips', children: [{ pathname: '/kit/react-tip', title: 'Tip shapes' }] },
      { pathname: '/kit/soon', planned: true },
    ],
  },
  { pathname: 'https://shop.example/', title: 'Shop', linkProps: { rel: 'nofollow', sx: { a: 1 } } },
  { pathname: '/kit/api', title: 'API', children: api },
];
export default pages;
`,
  'data/apiPages.ts': `export default [{ pathname: '/kit/api/brush' }];`,
  'data/brush/brush.md': `---
title: React Brush component
productId: kit
components: Brush, BrushTip
githubLabel: 'component: brush'
packageName: '@kit/brush'
waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/button/
---

# Brush [<span class="plan-pro"></span>](/kit/plans/ 'Pro plan')

<p class="description">A brush draws lines that are as wide as it is, in every color that a screen has.</p>

{{"component": "@mui/internal-core-docs/ComponentLinkHeader"}}

## C++ & more

See [the tip](/kit/react-tip/#big-tips), [itself](#c-amp-more), [the API](/kit/api/brush/) and [a file](../tip/tip.md).

{{"demo": "Draw.js", "bg": "inline", "defaultCodeOpen": false}}

{{"demo": "Old.js", "iframe": true, "height": 300}}

{{"demo": "Fetch.js"}}

![A line](/static/line.png)
`,
  'data/brush/Draw.tsx': `import * as React from 'react';
import Tip from '../tip/Tip';
import data from 'docs/data/brush/data.json';
export default function Draw() { return <Tip data={data} />; }
`,
  'data/brush/data.json': '{}',
  'data/brush/Old.js': 'export default function Old() { return null; }\n',
  'data/brush/Fetch.tsx': "import fetcher from 'fetch-kit';\nexport default fetcher;\n",
  'data/brush/brush-zh.md': '# 画笔\n\n<p class="description">短</p>\n',
  'data/tip/tip.md': '# Tip\n\nA tip.\n\n## Big tips\n',
  'data/tip/Tip.tsx': 'export default function Tip() { return null; }\n',
  'pages/kit/react-brush.js':
    "import * as pageProps from 'docs/data/brush/brush.md?muiMarkdown';\n",
  'pages/kit/react-tip.js': "import * as pageProps from 'docs/data/tip/tip.md?muiMarkdown';\n",
  'pages/kit/custom.js': 'export default function Page() {}\n',
  'public/static/line.png': 'png',
  'public/_redirects':
    '/kit/old-brush/ /kit/react-brush/ 301\n/kit/:lang/x /kit/react-brush/ 301\n',
};

describe('readMui', () => {
  it('imports pages, demos with their files, images and facts', async () => {
    const { read } = await importFiles('mui', files, { siteUrl: 'https://kit.example' });
    expect(read('content/react-brush.mdx')).toMatchInlineSnapshot(`
      "---
      title: Brush
      description: A brush draws lines that are as wide as it is, in every color that a screen has.
      components:
        - Brush
        - BrushTip
      package: "@kit/brush"
      waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/button/
      anchors:
        c-more: c--more
      imported: true
      ---

      ## C++ & more

      See [the tip](/paint/react-tip/#big-tips), [itself](/paint/react-brush/), [the API](https://kit.example/kit/api/brush/) and [a file](/paint/react-tip/).

      <Demo file="brush/Draw.tsx" title="Draw" />

      <Demo file="brush/Old.tsx" title="Old" iframe height="300" />

      <NotImported what="the demo Fetch.tsx: its import of fetch-kit" source="brush.md:24" />

      ![A line](./images/public/static/line.png)
      "
    `);
    expect(read('demos/brush/Draw.tsx')).toContain("import data from './data.json';");
    expect(read('demos/tip/Tip.tsx')).toContain('function Tip');
    expect(read('demos/brush/Old.tsx')).toMatch(/^\/\/ @ts-nocheck\n/);
    expect(read('content/images/public/static/line.png')).toBe('png');
    expect(read('content/react-brush.zh.mdx')).toContain('title: 画笔');
  });

  it('imports the navigation and redirects', async () => {
    const { read } = await importFiles('mui', files, { siteUrl: 'https://kit.example' });
    expect(JSON.parse(read('generated/import/product.json'))).toMatchInlineSnapshot(`
      {
        "languages": [
          "zh",
        ],
        "pages": [
          {
            "pathname": "/paint",
          },
          {
            "children": [
              {
                "newFeature": true,
                "pathname": "/paint/react-brush",
                "plan": "pro",
              },
              {
                "children": [
                  {
                    "pathname": "/paint/react-tip",
                  },
                ],
                "pathname": "/paint/tips-group",
                "subheader": "Tips",
              },
              {
                "pathname": "/paint/soon",
                "planned": true,
                "title": "Soon",
              },
            ],
            "pathname": "/paint/brushes-group",
            "title": "Brushes",
          },
          {
            "linkProps": {
              "rel": "nofollow",
            },
            "pathname": "https://shop.example/",
            "title": "Shop",
          },
        ],
        "redirects": [
          {
            "from": "/paint/old-brush",
            "to": "/paint/react-brush",
          },
        ],
      }
    `);
    expect(read('product.ts')).toContain("languages: ['zh']");
  });

  it('takes the heading as title, and says which title it left out', async () => {
    const withTitle = (title: string) => ({
      ...files,
      'data/tip/tip.md': `---\ntitle: ${title}\n---\n\n# Tip\n\nA tip.\n`,
    });
    const { read, ...result } = await importFiles('mui', withTitle('React component for tips'));
    expect(read('content/react-tip.mdx')).toContain('title: Tip\n');
    expect(listRows({ ...result }, 'changed')).toContain(
      'data/tip/tip.md:2 title: React component for tips → left out: the title is the heading, Tip',
    );
    const shared = await importFiles('mui', {
      ...withTitle('Tips of brushes'),
      'data/brush/brush.md': '# Tip\n\nA brush.\n',
    });
    expect(shared.read('content/react-tip.mdx')).toContain('title: Tips of brushes\n');
    expect(shared.read('content/react-brush.mdx')).toContain('title: Tip\n');
    expect(listRows({ ...shared }, 'changed')).toContain(
      'data/tip/tip.md:2 title: Tips of brushes → the title, because other pages have the heading Tip too',
    );
    const same = listRows(await importFiles('mui', withTitle('Tip')), 'changed');
    expect(same.filter((row) => row.startsWith('data/tip/tip.md:2 title'))).toEqual([]);
  });

  it('reports what it did not import', async () => {
    expect(listRows(await importFiles('mui', files), 'not-imported')).toMatchInlineSnapshot(`
      [
        "pages/kit/custom.js code page: /kit/custom",
        "data/brush/brush.md:24 demo: the demo Fetch.tsx: its import of fetch-kit",
        "data/brush/brush.md:18 link: a link to /kit/api/brush/, which was not imported",
        "public/_redirects:2 redirect: /kit/:lang/x → /kit/react-brush/",
      ]
    `);
  });

  it('copies a demo that the page shows twice, and names the hosts that demos load from', async () => {
    const { read, ...result } = await importFiles('mui', {
      ...files,
      'data/tip/tip.md':
        '# Tip\n\n{{"demo": "Tip.js"}}\n\n{{"demo": "Tip.js"}}\n\n{{"demo": "../brush/Flag.js"}}\n\n{{"demo": "Busy.js"}}\n',
      'data/brush/Flag.tsx':
        'export default function Flag() { return <img alt="" src="https://flags.example/fr.png" />; }\n',
      'data/tip/Busy.tsx': "const worker = new Worker('./a.js');\nexport default () => worker;\n",
    });
    expect(read('content/react-tip.mdx')).toContain('<Demo file="tip/Tip2.tsx" title="Tip" />');
    expect(read('demos/tip/Tip2.tsx')).toBe(read('demos/tip/Tip.tsx'));
    expect(listRows({ ...result }, 'changed')).toEqual(
      expect.arrayContaining([
        'data/tip/tip.md:5 demo: Tip.tsx → demos/tip/Tip2.tsx: a copy, because the page has two demos of that name',
        'data/tip/tip.md:7 demo host: Flag.tsx loads from https://flags.example → the Content-Security-Policy blocks it',
      ]),
    );
    expect(listRows({ ...result }, 'not-imported')).toContain(
      'data/tip/tip.md:9 demo: the demo Busy.tsx: it starts a web worker',
    );
  });
});
