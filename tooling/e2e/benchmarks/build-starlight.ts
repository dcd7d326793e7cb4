import path from 'node:path';
import { buildProject, type Project } from './build-project';

/** The last version of Starlight that runs on Node 20. */
export const starlightVersion = '0.37.7';

/** What a site is made of. */
export interface StarlightSite {
  /** The `sidebar` option, as JavaScript. */
  readonly sidebar: string;
  /** Pages by path below the content folder, with front matter. */
  readonly pages: readonly (readonly [file: string, text: string])[];
}

/** Builds a site with Starlight's default theme. Returns the folder of its output. */
export async function buildStarlight(folder: string, site: StarlightSite): Promise<string> {
  await buildProject(folder, createStarlightProject(site));
  return path.join(folder, 'dist');
}

/** Folder of the pages of a site with Starlight. */
export const starlightContent = 'src/content/docs';

/** Returns a project with Starlight's default theme. */
export function createStarlightProject({ sidebar, pages }: StarlightSite): Project {
  return {
    dependencies: { astro: '5.18.2', '@astrojs/starlight': starlightVersion },
    pages: starlightContent,
    files: new Map([
      [
        'astro.config.mjs',
        `import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'Docs', sidebar: ${sidebar} })] };
`,
      ],
      ['src/content.config.ts', contentConfig],
      ...pages.map(([file, text]) => [`${starlightContent}/${file}`, text] as const),
    ]),
    build: ['astro', 'build'],
  };
}

const contentConfig = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
