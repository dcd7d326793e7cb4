/** Files that are no page, and what the speculation rules leave alone too. */
const isFile = /^\/_assets\/|\.[a-z\d]+$/i;

/** What a link says of itself. */
export interface LinkTarget {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
  readonly rel: string;
}

/** The address to fetch ahead for a link: without hash, and none if it leads elsewhere or nowhere new (SPEC NAV-9). */
export function prefetchAddress(
  { href, target, download, rel }: LinkTarget,
  page: string,
): string | undefined {
  if (!URL.canParse(href) || target !== '' || download || /\bexternal\b/.test(rel)) {
    return undefined;
  }
  const to = new URL(href);
  const here = new URL(page);
  const isPage = to.origin === here.origin && to.search === '' && !isFile.test(to.pathname);
  return isPage && to.pathname !== here.pathname ? to.origin + to.pathname : undefined;
}
