import path from 'node:path';
import type { DemoSandbox } from 'docs-shell/sandbox';
import type { LoadedApp } from '../app';
import type { SheetClassNames } from '../demos/demo-sheets';
import type { Diagnostic } from 'diagnostics';
import type { AssetFile } from '../islands/asset-file';
import { hashName } from '../islands/hash-name';
import { playgroundPathname } from '../pages/compose-playground';
import type { ListImports } from './collect-sources';
import { createDemoProject } from './create-demo-project';

interface PrepareProjectsOptions {
  /** Ids of demos that are parts of pages and no examples: they are no projects. */
  readonly bareDemos: ReadonlySet<string>;
  readonly assetsUrl: string;
  readonly classNames: SheetClassNames;
  /** URLs of the style sheets of a demo. */
  readonly stylesheetsOf: (id: string) => readonly string[];
  /** The JavaScript of a TypeScript file. */
  readonly toJavaScript: (source: string, file: string) => Promise<string>;
  readonly importsOf: ListImports;
}

/** Writes each demo of an app that is an example as a project, in a file that is fetched when a reader asks for it. */
export async function prepareProjects(app: LoadedApp, options: PrepareProjectsOptions) {
  const { assetsUrl, bareDemos, classNames, importsOf, stylesheetsOf, toJavaScript } = options;
  const assets: AssetFile[] = [];
  const urls = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { id } of app.demoFiles.filter((demo) => !bareDemos.has(demo.id))) {
    const made = await createDemoProject({
      appDir: app.appDir,
      productName: app.products[0]?.identity.name ?? app.name,
      id,
      classNames,
      toJavaScript,
      importsOf,
    });
    const project: DemoSandbox = {
      ...made.demo,
      playground: `${playgroundPathname(app)}/`,
      stylesheets: stylesheetsOf(id),
    };
    const content = JSON.stringify(project);
    const name = id.replaceAll('/', '-').replace(path.extname(id), '');
    const fileName = hashName(`project-${name}.json`, content);
    assets.push({ fileName, content });
    urls.set(id, assetsUrl + fileName);
    diagnostics.push(...made.diagnostics);
  }
  return {
    assets,
    diagnostics,
    urlOf(id: string): { readonly project?: string } {
      const project = urls.get(id);
      return project === undefined ? {} : { project };
    },
  };
}
