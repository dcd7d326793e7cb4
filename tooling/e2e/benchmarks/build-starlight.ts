import path from 'node:path';
import { buildProject } from './build-project';

/** The last version of Starlight that runs on Node 20. */
export const starlightVersion = '0.37.7';

interface StarlightSite {
  /** The `sidebar` option, as JavaScript. */
  readonly sidebar: string;
  /** Pages by path below the content folder, with front matter. */
  readonly pages: readonly (readonly [file: string, text: string])[];
}

/** Builds a site with Starlight's default theme. Returns the folder of its output. */
export async function buildStarlight(
  folder: string,
  { sidebar, pages }: StarlightSite,
): Promise<string> {
  const contentFolder = 'src/content/docs';
  await buildProject(folder, {
    dependencies: { astro: '5.18.2', '@astrojs/starlight': starlightVersion },
    pages: contentFolder,
    files: new Map([
      [
        'astro.config.mjs',
        `import starlight from '@astrojs/starlight';
export default { integrations: [starlight({ title: 'Docs', sidebar: ${sidebar} })] };
`,
      ],
      ['src/content.config.ts', contentConfig],
      ...pages.map(([file, text]) => [`${contentFolder}/${file}`, text] as const),
    ]),
    build: ['astro', 'build'],
  });
  return path.join(folder, 'dist');
}

const contentConfig = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
