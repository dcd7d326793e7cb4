import type { AddressedPage } from 'docs-build/search';
import { createPages } from '../../src/generated-products';
import { thousandPagesOfOne } from '../../src/thousand-pages';

/** Returns the pages that all adapters index. They are the same in each run. */
export function createCorpus(): readonly AddressedPage[] {
  return thousandPagesOfOne.flatMap(createPages);
}

/** Returns the Markdown of a page without front matter. The names of an API page are in a table. */
export function writeMarkdown({ sections, symbols }: AddressedPage): string {
  const parts = sections.flatMap(({ heading, text }) =>
    heading ? [`## ${heading.text}`, text] : [text],
  );
  const rows = symbols.map(({ name }) => `| \`${name}\` |`);
  const table = rows.length > 0 ? ['## Props', ['| Name |', '| --- |', ...rows].join('\n')] : [];
  return `${[...parts, ...table].join('\n\n')}\n`;
}

/** Returns the path of a page's file: `page-1.md`, `api/page-7.md`. */
export function fileOf({ href }: AddressedPage): string {
  return `${href.split('/').slice(2, -1).join('/')}.md`;
}

/** The first query after opening, and further ones with other words. */
export interface Queries {
  readonly first: string;
  readonly further: readonly string[];
}

/** Returns queries with results: words of a heading, parts of a title, a name in code. */
export function createQueries(pages: readonly AddressedPage[]): Queries {
  const heading = (at: number) => pages[at]?.sections[2]?.heading?.text.toLowerCase() ?? '';
  const words = (text: string, count: number) => text.split(' ').slice(0, count).join(' ');
  return {
    first: words(heading(3), 2),
    further: [
      words(heading(103), 1),
      words(heading(211), 2),
      heading(304),
      words(pages[402]?.title.toLowerCase() ?? '', 1),
      pages[508]?.symbols[0]?.name ?? '',
      words(heading(613), 1).slice(0, 4),
    ],
  };
}
