import path from 'node:path';
import { buildProject } from '../../build-project';
import type { Adapter } from '../adapter';
import { fileOf, writeMarkdown } from '../corpus';

const config = `export default {
  title: 'Docs',
  themeConfig: { search: { provider: 'local' } },
};
`;

/** VitePress with its local search: MiniSearch. */
export const vitepress: Adapter = {
  name: 'VitePress 1.6 (MiniSearch)',
  page: '/page-0',
  box: {
    open: 'button.DocSearch-Button',
    input: '.VPLocalSearchBox .search-input',
    result: '.VPLocalSearchBox .result',
  },
  async build(pages, folder) {
    await buildProject(folder, {
      dependencies: { vitepress: '1.6.4' },
      pages: 'docs',
      files: new Map([
        ['docs/.vitepress/config.mjs', config],
        ...pages.map((page) => {
          const text = `# ${page.title}\n\n${writeMarkdown(page)}`;
          return [`docs/${fileOf(page)}`, text] as const;
        }),
      ]),
      build: ['vitepress', 'build', 'docs'],
    });
    return { folder: path.join(folder, 'docs/.vitepress/dist') };
  },
};
