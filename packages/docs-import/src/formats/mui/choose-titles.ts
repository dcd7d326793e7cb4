import type { ImportReport } from '../../report';
import type { SourcePage } from '../../types';

/**
 * Chooses between the heading of a page, which is its title so far, and the title in its front matter. Readers saw the
 * heading. The other one was for search engines, but tells pages apart that have the same heading.
 *
 * @param titles titles in front matter, by file
 */
export function chooseTitles(
  pages: readonly SourcePage[],
  titles: ReadonlyMap<string, string>,
  report: ImportReport,
): readonly SourcePage[] {
  const nameOf = ({ language, title }: SourcePage) => `${language} ${title}`;
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(nameOf(page), (counts.get(nameOf(page)) ?? 0) + 1);
  return pages.map((page) => {
    const title = titles.get(page.file) ?? page.title;
    if (title === page.title) return page;
    const isShared = (counts.get(nameOf(page)) ?? 0) > 1;
    const result = isShared
      ? `the title, because other pages have the heading ${page.title} too`
      : `left out: the title is the heading, ${page.title}`;
    report.changed({ file: page.file, line: 2 }, { kind: 'title', what: title, result });
    return isShared ? { ...page, title } : page;
  });
}
