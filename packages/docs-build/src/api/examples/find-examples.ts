import { readFile } from 'node:fs/promises';
import type { ComponentControls } from 'docs-shell/sandbox';
import type { ApiDocument, ComponentDocument } from 'react-api-docs/document';
import type { LoadedApp } from '../../load';
import { listAliases } from '../../load/api-aliases';
import type { ProductApi } from '../../load/product-api';
import { hasControls, listControls } from '../list-controls';
import type { ContentPage } from '../read-content-pages';

/** Folder below `demos/` with the examples that `docs api` writes. */
export const exampleFolder = 'generated';

/** Returns the id of the generated demo of a component. */
export function exampleId(name: string): string {
  return `${exampleFolder}/${name}.tsx`;
}

/** Returns the props that readers can change in the demos of content pages, by id of the demo. */
export async function listPageControls(
  app: LoadedApp,
  { productId, pages }: ProductApi,
  contentPages: readonly ContentPage[],
): Promise<ReadonlyMap<string, readonly ComponentControls[]>> {
  const documents = pages.map(({ document }) => document);
  const files = new Map(app.demoFiles.map(({ id, file }) => [id, file]));
  const found = new Map<string, readonly ComponentControls[]>();
  for (const page of contentPages) {
    const { components = [] } = page.frontMatter;
    if (page.productId !== productId || components.length === 0) continue;
    const demos = await Promise.all(
      page.demos.map(async (id) => ({ id, source: await readSource(files.get(id)) })),
    );
    for (const [id, controls] of listControls({ components, demos }, documents)) {
      found.set(id, [...(found.get(id) ?? []), ...controls]);
    }
  }
  return found;
}

/** Returns the public components with props to control whose pages have no demo that shows them. */
export async function listUnshownComponents(
  app: LoadedApp,
  api: ProductApi,
  contentPages: readonly ContentPage[],
): Promise<readonly ComponentDocument[]> {
  const controls = [...(await listPageControls(app, api, contentPages)).values()].flat();
  const shown = new Set(controls.map(({ component }) => component.split('.')[0]));
  return api.pages
    .map(({ document }) => document)
    .filter(isPublicComponent)
    .filter((component) => !listNames(component).some((name) => shown.has(name)))
    .filter(hasControls);
}

function listNames(component: ComponentDocument): string[] {
  return [component.name, ...listAliases(component).map(({ name }) => name)];
}

/** Returns the generated demo of each component of an API reference that needs one, by name. */
export async function findExamples(
  app: LoadedApp,
  api: ProductApi,
  contentPages: readonly ContentPage[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Set(app.demoFiles.map(({ id }) => id));
  const unshown = await listUnshownComponents(app, api, contentPages);
  return new Map(
    unshown.map(({ name }) => [name, exampleId(name)] as const).filter(([, id]) => known.has(id)),
  );
}

/** Returns whether a document is about a component that the package describes. */
export function isPublicComponent(document: ApiDocument): document is ComponentDocument {
  return document.kind === 'component' && document.internal === undefined;
}

/** The build reports demos that do not exist. */
async function readSource(file: string | undefined): Promise<string> {
  return file === undefined ? '' : readFile(file, 'utf8');
}
