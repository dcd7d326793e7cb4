import path from 'node:path';
import { buildProject, type Project } from '../../build-project';
import type { Adapter } from '../adapter';
import type { Corpus, NavigationEntry } from '../corpus';

const config = `export default {
  title: 'Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md' },
  future: { v4: true, faster: true },
  plugins: [
    ['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: './sidebars.json' }],
  ],
  themes: ['@docusaurus/theme-classic'],
};
`;

export const docusaurusVersion = '3.10.2';

/** Docusaurus with its classic theme. */
export const docusaurus: Adapter = {
  name: `Docusaurus ${docusaurusVersion}`,
  addressOf: ({ slug }) => `/${slug}`,
  async build(corpus, folder) {
    await buildProject(folder, createDocusaurusProject(corpus));
    return path.join(folder, 'build');
  },
};

/** Returns a project with the classic theme. Its pages are files of `docs`. */
export function createDocusaurusProject({ navigation, pages }: Corpus): Project {
  return {
    dependencies: {
      '@docusaurus/core': docusaurusVersion,
      '@docusaurus/faster': docusaurusVersion,
      '@docusaurus/plugin-content-docs': docusaurusVersion,
      '@docusaurus/theme-classic': docusaurusVersion,
      '@mdx-js/react': '3.1.1',
      react: '19.2.0',
      'react-dom': '19.2.0',
    },
    pages: 'docs',
    files: new Map([
      ['docusaurus.config.mjs', config],
      ['sidebars.json', JSON.stringify({ docs: navigation.map(createItem) })],
      ...pages.map(({ slug, title, description, body }) => {
        const frontMatter = `slug: /${slug}\ndescription: ${JSON.stringify(description)}\ndisplayed_sidebar: docs`;
        return [`docs/${slug}.md`, `---\n${frontMatter}\n---\n\n# ${title}\n\n${body}`] as const;
      }),
    ]),
    build: ['docusaurus', 'build'],
  };
}

/** The key keeps entries with the same label apart. */
function createItem({ label, link, items }: NavigationEntry, index: number): object {
  const key = `${label}-${link}-${index}-${items.length}`;
  return items.length > 0
    ? { type: 'category', key, label, collapsed: true, items: items.map(createItem) }
    : { type: 'link', key, label, href: link };
}
