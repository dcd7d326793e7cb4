import type { PageDemos } from './page-demos';

/** Returns the URLs of the stylesheets that a document with these demos links: the library's, then the demos' own. */
export function listDemoStylesheets(demos: PageDemos, ids: readonly string[]): readonly string[] {
  const own = ids.flatMap((id) => demos.get(id).stylesheets.map(({ url }) => url));
  return ids.length > 0 ? [...new Set([...demos.stylesheets, ...own])] : [];
}
