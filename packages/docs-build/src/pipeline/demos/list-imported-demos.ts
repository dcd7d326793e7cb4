import type { CompiledPage } from '../../content/compiled-page';

/** Returns the ids of demos that only imported pages show. Their problems do not stop the build. */
export function listImportedDemos(pages: readonly CompiledPage[]): ReadonlySet<string> {
  const idsOf = (isImported: boolean) =>
    pages
      .filter(({ content }) => (content.frontMatter.imported === true) === isImported)
      .flatMap(({ content }) => content.demos.map(({ file }) => file));
  const own = new Set(idsOf(false));
  return new Set(idsOf(true).filter((file) => !own.has(file)));
}
