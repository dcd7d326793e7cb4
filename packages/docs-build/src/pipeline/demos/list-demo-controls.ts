import { resolveLocation, toHref } from 'docs-shell/routing';
import type { ComponentControls } from 'docs-shell/sandbox';
import type { CompiledPage } from '../../content/compiled-page';
import type { LoadedApp } from '../../load';
import { listControls } from '../../api/list-controls';
import { readDemoSources } from './read-demo-sources';

/**
 * Returns the props that readers can change in the demos of an app, by id of the demo: those of the components in
 * `components:` of the page, if the product has an API reference.
 */
export async function listDemoControls(
  app: LoadedApp,
  pages: readonly CompiledPage[],
): Promise<Map<string, ComponentControls[]>> {
  const sourceOf = await readDemoSources(app);
  const all = new Map<string, ComponentControls[]>();
  for (const { pathname, content } of pages) {
    // An API page has the generated demo of its component.
    const { title, components = content.api ? [title] : [] } = content.frontMatter;
    const { productId } = resolveLocation(toHref(pathname, 'en'), app.productTable);
    const api = app.apis.find((candidate) => candidate.productId === productId);
    if (!api || components.length === 0) continue;
    const demos = content.demos
      .filter(({ isBare }) => !isBare)
      .map(({ file: id }) => ({ id, source: sourceOf(id) }));
    const documents = api.pages.map(({ document }) => document);
    for (const [id, controls] of listControls({ components, demos }, documents)) {
      const known = all.get(id) ?? [];
      const added = controls.filter((controlled) =>
        known.every(({ component }) => component !== controlled.component),
      );
      all.set(id, [...known, ...added]);
    }
  }
  return all;
}
