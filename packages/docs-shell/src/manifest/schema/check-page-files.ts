import { contentPathname, contentSlug, findOwner } from '../../routing';
import { closestName } from 'diagnostics';
import type { DefinitionView } from './read-definition';
import type { DefinitionContext, DefinitionDiagnostic } from './types';

/** The product's 404 page is not part of the navigation. */
const notFoundSlug = '404';

/** Reports entries without page file, page files without entry, and entries that repeat the title of their page. */
export function checkPageFiles(
  { route, entries, ownEntries }: DefinitionView,
  { productTable, contentSlugs, unlistedSlugs = new Set() }: DefinitionContext,
): readonly DefinitionDiagnostic[] {
  // If no entry belongs to the product, its id is wrong. Reporting every file would hide that.
  if (route === undefined || (ownEntries.length === 0 && entries.length > 0)) return [];
  const files = new Map(
    [...contentSlugs].map((slug) => [contentPathname(slug, route), slug] as const),
  );
  const listed = new Set(ownEntries.map((entry) => entry.pathname));
  const strays = [...files].filter(
    ([pathname, slug]) =>
      slug !== notFoundSlug &&
      !unlistedSlugs.has(slug) &&
      !listed.has(pathname) &&
      findOwner(pathname, productTable)?.route.productId === route.productId,
  );
  const straySlugs = strays.map(([, slug]) => slug);

  const missing = ownEntries
    .filter((entry) => entry.needsPage && !files.has(entry.pathname))
    .map((entry): DefinitionDiagnostic => {
      const file = `content/${contentSlug(entry.pathname, productTable)}.mdx`;
      const similar = closestName(contentSlug(entry.pathname, productTable), straySlugs);
      return {
        path: entry.path,
        code: 'DOCS2007',
        received: `no file ${file}`,
        expected: 'a page file for each entry without children',
        hint:
          similar === undefined
            ? `Write ${file}, or mark the entry with planned: true.`
            : `Rename content/${similar}.mdx to ${file}, or correct the pathname.`,
      };
    });

  const unlisted = strays.map(([pathname, slug]): DefinitionDiagnostic => ({
    path: 'pages',
    code: 'DOCS2008',
    received: `content/${slug}.mdx, but no entry for ${pathname}`,
    expected: 'an entry for each page file',
    hint: `Add { pathname: '${pathname}' } to pages, or delete content/${slug}.mdx.`,
  }));

  const titled = ownEntries.flatMap(({ hasTitle, path, pathname }): DefinitionDiagnostic[] => {
    const slug = files.get(pathname);
    if (!hasTitle || slug === undefined) return [];
    return [
      {
        path: `${path}.title`,
        code: 'DOCS2025',
        received: `a title for ${pathname}, which has a page`,
        expected: 'no title here: the front matter of the page has it',
        hint: `Remove it. To show a shorter title in the navigation, write navigationTitle in content/${slug}.mdx.`,
      },
    ];
  });
  return [...missing, ...unlisted, ...titled];
}
