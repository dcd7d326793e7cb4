import { buildStarlight, starlightVersion, type StarlightSite } from '../../build-starlight';
import type { Adapter } from '../adapter';
import type { Corpus, NavigationEntry } from '../corpus';

/** Starlight with its default theme. */
export const starlight: Adapter = {
  name: `Starlight ${starlightVersion}`,
  addressOf: ({ slug }) => `/${slug}/`,
  build: (corpus, folder) => buildStarlight(folder, createStarlightSite(corpus)),
};

/** Returns the corpus as a site with Starlight. */
export function createStarlightSite({ navigation, pages }: Corpus): StarlightSite {
  return {
    sidebar: JSON.stringify(navigation.map(createItem)),
    pages: pages.map(({ slug, title, description, body }) => {
      const frontMatter = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
      return [`${slug}.md`, `---\n${frontMatter}\n---\n\n${body}`];
    }),
  };
}

function createItem({ label, link, items }: NavigationEntry): object {
  return items.length > 0
    ? { label, collapsed: true, items: items.map(createItem) }
    : { label, link: link.replace(/\/?$/, '/') };
}
