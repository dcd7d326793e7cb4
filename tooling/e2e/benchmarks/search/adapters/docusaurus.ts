import path from 'node:path';
import { buildProject } from '../../build-project';
import type { Adapter } from '../adapter';
import { fileOf, writeMarkdown } from '../corpus';

const config = `export default {
  title: 'Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  future: { v4: true, faster: true },
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/', sidebarPath: false }]],
  themes: [
    '@docusaurus/theme-classic',
    ['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', indexBlog: false, hashed: true }],
  ],
};
`;

/** Docusaurus with the local search that its documentation lists first. Readers type into a field of the header. */
export const docusaurus: Adapter = {
  name: 'Docusaurus 3.10 (search-local 0.55)',
  page: '/page-0',
  box: {
    open: '.navbar__search-input',
    input: '.navbar__search-input[role="combobox"]',
    result: '.navbar__search [class*="hitTitle"]',
  },
  async build(pages, folder) {
    await buildProject(folder, {
      dependencies: {
        '@docusaurus/core': '3.10.2',
        '@docusaurus/faster': '3.10.2',
        '@docusaurus/plugin-content-docs': '3.10.2',
        '@docusaurus/theme-classic': '3.10.2',
        '@docusaurus/theme-common': '3.10.2',
        '@easyops-cn/docusaurus-search-local': '0.55.3',
        '@mdx-js/react': '3.1.1',
        react: '19.2.0',
        'react-dom': '19.2.0',
      },
      pages: 'docs',
      files: new Map([
        ['docusaurus.config.mjs', config],
        ...pages.map((page) => {
          const text = `# ${page.title}\n\n${writeMarkdown(page)}`;
          return [`docs/${fileOf(page)}`, text] as const;
        }),
      ]),
      build: ['docusaurus', 'build'],
    });
    return { folder: path.join(folder, 'build') };
  },
};
