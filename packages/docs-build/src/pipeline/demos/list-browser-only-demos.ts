import type { CompiledPage } from '../../content/compiled-page';

/** Returns the ids of demos that at least one page renders in the browser only. */
export function listBrowserOnlyDemos(pages: readonly CompiledPage[]): ReadonlySet<string> {
  const demos = pages.flatMap(({ content }) => content.demos);
  return new Set(demos.flatMap(({ file, isBrowserOnly }) => (isBrowserOnly ? [file] : [])));
}
