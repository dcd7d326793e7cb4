import path from 'node:path';
import { buildProject } from '../../build-project';
import type { Adapter } from '../adapter';
import type { NavigationEntry } from '../corpus';

/** Rspress with its default theme. */
export const rspress: Adapter = {
  name: 'Rspress 2.0.22',
  addressOf: ({ slug }) => `/${slug}.html`,
  async build({ navigation, pages }, folder) {
    const sidebar = JSON.stringify({ '/': navigation.map(createItem) });
    await buildProject(folder, {
      dependencies: { '@rspress/core': '2.0.22' },
      pages: 'docs',
      files: new Map([
        [
          'rspress.config.mjs',
          `export default {
  root: 'docs',
  title: 'Docs',
  markdown: { link: { checkDeadLinks: false } },
  themeConfig: { sidebar: ${sidebar} },
};
`,
        ],
        ...pages.map(({ slug, title, description, body }) => {
          const frontMatter = `description: ${JSON.stringify(description)}`;
          return [`docs/${slug}.md`, `---\n${frontMatter}\n---\n\n# ${title}\n\n${body}`] as const;
        }),
      ]),
      build: ['rspress', 'build'],
    });
    return path.join(folder, 'doc_build');
  },
};

function createItem({ label, link, items }: NavigationEntry): object {
  return items.length > 0
    ? { text: label, collapsible: true, collapsed: true, items: items.map(createItem) }
    : { text: label, link };
}
