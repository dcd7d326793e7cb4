import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppCopy } from '@tooling/fixture-builder';
import { inventTitles } from './invent-titles';

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
