import type { CompiledPage } from '../../content/compiled-page';

/** Ids of demos that are parts of pages, and an example nowhere. */
export function listBareDemos(pages: readonly CompiledPage[]): ReadonlySet<string> {
  const demos = pages.flatMap(({ content }) => content.demos);
  const examples = new Set(demos.filter(({ isBare }) => !isBare).map(({ file }) => file));
  return new Set(demos.map(({ file }) => file).filter((file) => !examples.has(file)));
}
