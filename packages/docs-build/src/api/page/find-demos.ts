import type { ApiDocument } from 'react-api-docs/document';
import type { ApiPageFacts } from 'docs-shell/page-document';
import { normalizePathname } from 'docs-shell/routing';
import type { ContentPage } from '../read-content-pages';
import type { LinkResolver } from './link-resolver';

interface FindDemosOptions {
  readonly productId: string;
  readonly resolveLink: LinkResolver;
}

/**
 * Returns the pages that demonstrate a component: pages of the same product that list it in `components:`, then those
 * that the package links, each once.
 */
export function findDemos(
  { name, demos }: Pick<ApiDocument, 'name' | 'demos'>,
  contentPages: readonly Omit<ContentPage, 'demos'>[],
  { productId, resolveLink }: FindDemosOptions,
): ApiPageFacts['demos'] {
  const own = contentPages.filter(
    (page) => page.productId === productId && page.frontMatter.components?.includes(name),
  );
  const named = demos.flatMap(({ title, href }) => {
    const resolved = resolveLink(href);
    if (resolved === undefined) return [];
    const page = contentPages.find(({ pathname }) => pathname === normalizePathname(resolved));
    return [page ? linkTo(page) : { title, href: resolved }];
  });
  return [...new Map([...own.map(linkTo), ...named].map((demo) => [demo.href, demo])).values()];
}

function linkTo({ pathname, frontMatter }: Pick<ContentPage, 'frontMatter' | 'pathname'>) {
  return { title: frontMatter.title, href: pathname };
}
