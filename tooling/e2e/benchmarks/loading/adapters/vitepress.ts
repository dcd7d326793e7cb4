import path from 'node:path';
import { buildProject } from '../../build-project';
import type { Adapter } from '../adapter';
import type { NavigationEntry } from '../corpus';

/** VitePress with its default theme. */
export const vitepress: Adapter = {
  name: 'VitePress 1.6.4',
  addressOf: ({ slug }) => `/${slug}.html`,
  async build({ navigation, pages }, folder) {
    const sidebar = JSON.stringify(navigation.map(createItem));
    await buildProject(folder, {
      dependencies: { vitepress: '1.6.4' },
      pages: 'docs',
      files: new Map([
        [
          'docs/.vitepress/config.mjs',
          `export default { title: 'Docs', ignoreDeadLinks: true, themeConfig: { sidebar: ${sidebar} } };\n`,
        ],
        ...pages.map(({ slug, title, description, body }) => {
          const frontMatter = `description: ${JSON.stringify(description)}`;
          // Without `v-pre`, text in double braces would be an expression of Vue.
          const text = `---\n${frontMatter}\n---\n\n# ${title}\n\n:::: v-pre\n\n${body}\n\n::::\n`;
          return [`docs/${slug}.md`, text] as const;
        }),
      ]),
      build: ['vitepress', 'build', 'docs'],
    });
    return path.join(folder, 'docs/.vitepress/dist');
  },
};

function createItem({ label, link, items }: NavigationEntry): object {
  return items.length > 0
    ? { text: label, collapsed: true, items: items.map(createItem) }
    : { text: label, link };
}
