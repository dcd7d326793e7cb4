import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComponentControls } from 'docs-shell/sandbox';
import { loadApp, type LoadedApp } from '../../load';
import { listControls } from '../list-controls';
import { readContentPages } from '../read-content-pages';
import { exampleId, findExamples, isPublicComponent, listPageControls } from './find-examples';

const appsFolder = path.join(import.meta.dirname, '../../../../../apps');

/** Apps with an API reference. */
export const documentedApps = readdirSync(appsFolder).filter((name) =>
  existsSync(path.join(appsFolder, name, 'generated/api')),
);

/** A demo with the props that readers can change in it. */
export interface ControlledDemo {
  readonly id: string;
  readonly file: string;
  readonly source: string;
  readonly controls: readonly ComponentControls[];
}

/** An app with all its demos that have controls. */
export interface ControlledApp {
  readonly app: LoadedApp;
  /** Names of the public components of its packages. */
  readonly components: readonly string[];
  readonly demos: readonly ControlledDemo[];
}

/** Reads the demos of an app that have controls, those of content pages and the generated ones. */
export async function readControlledApp(name: string): Promise<ControlledApp> {
  const app = await loadApp(path.join(appsFolder, name));
  const contentPages = await readContentPages(app);
  const files = new Map(app.demoFiles.map(({ id, file }) => [id, file]));
  const components: string[] = [];
  const demos: ControlledDemo[] = [];
  for (const api of app.apis) {
    const documents = api.pages.map(({ document }) => document);
    components.push(...documents.filter(isPublicComponent).map((component) => component.name));
    const controls = new Map(await listPageControls(app, api, contentPages));
    for (const component of (await findExamples(app, api, contentPages)).keys()) {
      const id = exampleId(component);
      const source = await readFile(files.get(id) ?? '', 'utf8');
      const page = { components: [component], demos: [{ id, source }] };
      for (const [, own] of listControls(page, documents)) controls.set(id, own);
    }
    for (const [id, own] of controls) {
      const file = files.get(id) ?? '';
      demos.push({ id, file, source: await readFile(file, 'utf8'), controls: own });
    }
  }
  return { app, components, demos };
}
