import { buildStarlight } from '../../build-starlight';
import type { Adapter } from '../adapter';
import { fileOf, writeMarkdown } from '../corpus';

/** Starlight with its default search, Pagefind. */
export const starlight: Adapter = {
  name: 'Starlight 0.37 (Pagefind)',
  page: '/page-0/',
  box: {
    open: 'button[data-open-modal]',
    input: 'dialog[open] .pagefind-ui__search-input',
    result: 'dialog[open] .pagefind-ui__result-link',
  },
  async build(pages, folder) {
    return {
      folder: await buildStarlight(folder, {
        sidebar: "[{ label: 'Start', link: '/page-0/' }]",
        pages: pages.map((page) => [
          fileOf(page),
          `---\ntitle: ${page.title}\n---\n\n${writeMarkdown(page)}`,
        ]),
      }),
    };
  },
};
