import type { CompiledPage } from '../../content/compiled-page';

/** Returns the ids of demos that are only used as parts of pages, never as examples. */
export function listBareDemos(pages: readonly CompiledPage[]): ReadonlySet<string> {
  const demos = pages.flatMap(({ content }) => content.demos);
  const examples = new Set(demos.filter(({ isBare }) => !isBare).map(({ file }) => file));
  return new Set(demos.map(({ file }) => file).filter((file) => !examples.has(file)));
}
