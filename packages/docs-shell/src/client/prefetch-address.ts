/** Files that are not pages. The speculation rules exclude them too. */
const isFile = /\/_assets\/|\.[a-z\d]+$/i;

/** The attributes of a link that decide whether it is prefetched. */
export interface LinkTarget {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
  readonly rel: string;
}

/** Returns the URL to prefetch, without hash; `undefined` if the link leads to another site, a file or this page. */
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
