import { describe, expect, it } from 'vitest';
import { importFiles } from '../../import.fixture';

interface Product {
  readonly pages: unknown;
}

async function navigationOf(files: Readonly<Record<string, string>>): Promise<unknown> {
  const { read } = await importFiles('markdown', files);
  return (JSON.parse(read('generated/import/product.json')) as Product).pages;
}

describe('readMarkdown', () => {
  it('reads a plain folder by numbers, with aliases', async () => {
    const { read } = await importFiles('markdown', {
      'README.md': '# Kit\n\nA kit to paint with.\n',
      '02-second.md': '# Second\n\n[First](01-first.md#a-b)\n',
      '01-first.md': '---\naliases: [/begin]\n---\n\n# First\n\n## A: b\n',
      'guides/brush.md': '# Brush\n',
    });
    expect(read('content/second.mdx')).toContain('[First](/paint/first/#a-b)');
    expect(JSON.parse(read('generated/import/product.json'))).toEqual({
      languages: [],
      pages: [
        { pathname: '/paint' },
        { pathname: '/paint/first' },
        { pathname: '/paint/second' },
        {
          pathname: '/paint/guides-group',
          title: 'Guides',
          children: [{ pathname: '/paint/guides/brush' }],
        },
      ],
      redirects: [{ from: '/paint/begin', to: '/paint/first' }],
    });
  });

  it('reads Starlight: the sidebar of the configuration, and languages', async () => {
    const files = {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default defineConfig({ integrations: [starlight({ sidebar: [{ label: 'Start', items: ['intro', { label: 'Shop', link: 'https://shop.example' }] }, { label: 'More', autogenerate: { directory: 'more' } }] })] });`,
      'src/content/docs/index.mdx':
        '---\ntitle: Kit\ntemplate: splash\nhero:\n  tagline: Paints well.\n---\n',
      'src/content/docs/intro.md': '---\ntitle: Intro\nsidebar:\n  label: First\n---\n',
      'src/content/docs/more/b.md': '---\ntitle: B\nsidebar: { order: 1 }\n---\n',
      'src/content/docs/more/a.md': '---\ntitle: A\nsidebar: { order: 2 }\n---\n',
      'src/content/docs/fr/intro.md': '---\ntitle: Début\n---\n',
    };
    const { read } = await importFiles('markdown', files);
    expect(read('content/intro.mdx')).toContain('navigationTitle: First');
    expect(read('content/intro.fr.mdx')).toContain('title: Début');
    expect(read('content/index.mdx')).toContain('Paints well.');
    expect(await navigationOf(files)).toEqual([
      { pathname: '/paint' },
      {
        pathname: '/paint/start-group',
        title: 'Start',
        children: [
          { pathname: '/paint/intro' },
          { pathname: 'https://shop.example', title: 'Shop' },
        ],
      },
      {
        pathname: '/paint/more-group',
        title: 'More',
        children: [{ pathname: '/paint/more/b' }, { pathname: '/paint/more/a' }],
      },
    ]);
  });

  it('reads VitePress: sidebars by address, ids and code from files', async () => {
    const files = {
      '.vitepress/config.ts': `export default defineConfig({ themeConfig: { sidebar: { '/guide/': [{ text: 'Guide', items: [{ text: 'One', link: '/guide/one' }] }] } } });`,
      'guide/one.md': "# One\n\n## 1. It's new\n\n<<< @/code.ts\n\n[up](#_1-it-s-new)\n",
      'code.ts': 'export const a = 1;\n',
    };
    const { read } = await importFiles('markdown', files);
    const page = read('content/guide/one.mdx');
    expect(page).toContain('_1-it-s-new: 1-its-new');
    expect(page).toContain('```ts\nexport const a = 1;\n```');
    expect(page).toContain('[up](#1-its-new)');
    expect(await navigationOf(files)).toEqual([
      { pathname: '/paint' },
      {
        pathname: '/paint/guide-group',
        title: 'Guide',
        children: [{ pathname: '/paint/guide/one' }],
      },
    ]);
  });

  it('reads Nextra: titles and order of _meta files', async () => {
    expect(
      await navigationOf({
        'content/_meta.ts':
          "export default { second: 'Two', first: { title: 'One' }, shop: { title: 'Shop', href: 'https://shop.example' }, hidden: { display: 'hidden' } };",
        'content/first.mdx': '# First\n',
        'content/second.mdx': '# Second [#two]\n',
      }),
    ).toEqual([
      { pathname: '/paint' },
      { pathname: '/paint/second' },
      { pathname: '/paint/first' },
      { pathname: 'https://shop.example', title: 'Shop' },
    ]);
  });
});
