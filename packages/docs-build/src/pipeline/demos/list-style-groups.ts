import type { DemoReference } from '../../content/types';

interface PageWithDemos {
  readonly content: { readonly demos: readonly DemoReference[] };
}

/** Returns the ids of the demos in the page's own document. Other demos are in documents of their own. */
export function listInlineDemos({ demos }: PageWithDemos['content']): string[] {
  return demos.flatMap(({ file, frameHeight }) => (frameHeight === undefined ? [file] : []));
}

/**
 * Returns the ids of demos that share a document, for each document of an app with demos. Each group is listed once.
 */
export function listStyleGroups(
  pages: readonly PageWithDemos[],
  frames: ReadonlyMap<string, string>,
): string[][] {
  const groups = [
    ...pages.map(({ content }) => listInlineDemos(content)),
    ...[...frames.values()].map((id) => [id]),
  ];
  const byIds = new Map(groups.map((ids) => [ids.join('\n'), ids]));
  return [...byIds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ids]) => ids);
}
