import path from 'node:path';
import { buildProject } from '../../build-project';
import type { Adapter } from '../adapter';
import { fileOf, writeMarkdown } from '../corpus';

const config = `import starlight from '@astrojs/starlight';
export default {
  integrations: [starlight({ title: 'Docs', sidebar: [{ label: 'Start', link: '/page-0/' }] })],
};
`;

const content = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight with what it brings: Pagefind. The last one that runs on Node 20. */
export const starlight: Adapter = {
  name: 'Starlight 0.37 (Pagefind)',
  page: '/page-0/',
  box: {
    open: 'button[data-open-modal]',
    input: 'dialog[open] .pagefind-ui__search-input',
    result: 'dialog[open] .pagefind-ui__result-link',
  },
  async build(pages, folder) {
    await buildProject(folder, {
      dependencies: { astro: '5.18.2', '@astrojs/starlight': '0.37.7' },
      pages: 'src/content/docs',
      files: new Map([
        ['astro.config.mjs', config],
        ['src/content.config.ts', content],
        ...pages.map((page) => {
          const text = `---\ntitle: ${page.title}\n---\n\n${writeMarkdown(page)}`;
          return [`src/content/docs/${fileOf(page)}`, text] as const;
        }),
      ]),
      build: ['astro', 'build'],
    });
    return { folder: path.join(folder, 'dist') };
  },
};
