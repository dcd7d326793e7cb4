import type { CompiledContent } from '../../content/types';
import { parseVariantFile } from '../../demos/style-variants';
import type { LoadedApp } from '../../load';

/** Returns the demos of an app: absolute file by path below `demos/`, sorted. */
export function listDemos({ demoFiles }: LoadedApp): ReadonlyMap<string, string> {
  const entries = demoFiles.map(({ id, file }) => [id, file] as const);
  return new Map(entries.sort(([a], [b]) => a.localeCompare(b)));
}

interface PageDemos {
  readonly content: { readonly demos: readonly Pick<CompiledContent['demos'][number], 'file'>[] };
}

/**
 * Returns the app with the demos that a page shows, and their style variants. Other files are modules of demos, and may
 * export no component.
 */
export function keepShownDemos(app: LoadedApp, pages: readonly PageDemos[]): LoadedApp {
  const shown = new Set(pages.flatMap(({ content }) => content.demos.map(({ file }) => file)));
  return {
    ...app,
    demoFiles: app.demoFiles.filter(({ id }) => shown.has(parseVariantFile(id)?.demo ?? id)),
  };
}
