import path from 'node:path';
import { buildProject } from '../../build-project';
import type { Adapter } from '../adapter';
import type { NavigationEntry } from '../corpus';

const content = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** The last version of Starlight that runs on Node 20. */
export const starlight: Adapter = {
  name: 'Starlight 0.37.7',
  addressOf: ({ slug }) => `/${slug}/`,
  async build({ navigation, pages }, folder) {
    const sidebar = JSON.stringify(navigation.map(createItem));
    await buildProject(folder, {
      dependencies: { astro: '5.18.2', '@astrojs/starlight': '0.37.7' },
      pages: 'src/content/docs',
      files: new Map([
        [
          'astro.config.mjs',
          `import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'Docs', sidebar: ${sidebar} })] };
`,
        ],
        ['src/content.config.ts', content],
        ...pages.map(({ slug, title, description, body }) => {
          const frontMatter = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
          return [`src/content/docs/${slug}.md`, `---\n${frontMatter}\n---\n\n${body}`] as const;
        }),
      ]),
      build: ['astro', 'build'],
    });
    return path.join(folder, 'dist');
  },
};

function createItem({ label, link, items }: NavigationEntry): object {
  return items.length > 0
    ? { label, collapsed: true, items: items.map(createItem) }
    : { label, link: link.replace(/\/?$/, '/') };
}
