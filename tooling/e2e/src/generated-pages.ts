import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppCopy } from '@tooling/fixture-builder';

/** A generated page of text. */
export interface GeneratedPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Markdown without the title. */
  readonly body: string;
}

const shortBody = 'A paragraph.\n\n## A section\n\nAnother one.\n';

/** Returns pages with invented titles, which differ. */
export function createPages(count: number, body = shortBody): readonly GeneratedPage[] {
  return inventTitles(count).map((title) => ({
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: `A generated page about ${title.toLowerCase()}, one of many that fill a large navigation.`,
    body,
  }));
}

const group = '/material-ui/many';

/** Returns the file of a page that `addPages` has added. */
export function addedFile({ slug }: GeneratedPage): string {
  return `content/many/${slug}.mdx`;
}

/** Returns the address of a page that `addPages` has added. */
export function addedAddress({ slug }: GeneratedPage): string {
  return `${group}/${slug}/`;
}

/** Adds pages to a copy of the fixture `tiny`, in groups of 25. */
export async function addPages(app: AppCopy, pages: readonly GeneratedPage[]): Promise<void> {
  await mkdir(path.join(app.appDir, 'content/many'), { recursive: true });
  for (const page of pages) {
    await writeFile(
      path.join(app.appDir, addedFile(page)),
      `---\ntitle: ${page.title}\ndescription: ${page.description}\n---\n\n${page.body}`,
    );
  }
  const groups = Array.from({ length: Math.ceil(pages.length / 25) }, (_, index) => ({
    pathname: `${group}/group-${index + 1}`,
    title: `Group ${index + 1}`,
    children: pages
      .slice(index * 25, (index + 1) * 25)
      .map(({ slug }) => ({ pathname: `${group}/${slug}` })),
  }));
  await app.edit(
    'product.ts',
    `{ pathname: '/material-ui/react-switch' },`,
    `{ pathname: '/material-ui/react-switch' }, ...${JSON.stringify(groups)},`,
  );
}

const words = (
  'accordion alert anchor avatar badge banner breadcrumb button calendar card carousel chart checkbox chip column ' +
  'container density dialog divider drawer editing export field filter focus footer gauge grid group header icon ' +
  'image input label layout license link list locale menu modal motion overlay paging palette panel picker pivot ' +
  'popover portal progress radio range rating row scroll search select shadow skeleton slider snackbar sorting ' +
  'spacing stack stepper style switch table tabs theme timeline toggle toolbar tooltip tree typography viewport zoom'
).split(' ');

/** Returns distinct invented titles that compress like real ones. */
function inventTitles(count: number): string[] {
  const titles = new Set<string>();
  // A separate generator, so that every run has the same titles.
  let state = 1;
  const pick = () => {
    state = (state * 48271) % 2147483647;
    return words[state % words.length] ?? '';
  };
  while (titles.size < count) {
    const title = [pick(), pick(), pick()].slice(0, 1 + (titles.size % 3)).join(' ');
    // There are not enough titles of one word.
    const unused = titles.has(sentence(title)) ? `${title} ${pick()}` : title;
    titles.add(sentence(unused));
  }
  return [...titles];
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
