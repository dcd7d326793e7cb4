import path from 'node:path';
import {
  type ComponentControls,
  demoFolder,
  type DemoSandbox,
  type SandboxFiles,
} from 'docs-shell/sandbox';
import { parseVariantFile } from '../demos/style-variants';
import type { LoadedApp } from '../load';
import type { StylesheetClassNames } from '../bundle/demo-stylesheets';
import type { Diagnostic } from 'diagnostics';
import type { AssetFile } from '../lib/asset-file';
import { hashName } from '../lib/hash-name';
import type { ListImports } from './collect-sources';
import { createDemoSandbox } from './create-sandbox';
import { openInstalledPackages } from './list-dependencies';
import { playgroundPathname } from './playground-pathname';

interface PrepareSandboxesOptions {
  /** Ids of demos that are part of a page rather than examples. They get no sandbox. */
  readonly bareDemos: ReadonlySet<string>;
  /** Ids of demos whose problems do not stop the build. */
  readonly tolerated: ReadonlySet<string>;
  readonly assetsUrl: string;
  readonly classNames: StylesheetClassNames;
  /** URLs of the stylesheets of a demo. */
  readonly stylesheetsOf: (id: string) => readonly string[];
  /** The JavaScript of a TypeScript file. */
  readonly toJavaScript: (source: string, file: string) => Promise<string>;
  readonly importsOf: ListImports;
  /** Props that readers can change, by id of the demo. */
  readonly controls: ReadonlyMap<string, readonly ComponentControls[]>;
}

/**
 * Writes the sandbox of each example as a JSON file, which the browser fetches when a reader opens or edits the demo.
 * Demos that import a package that is not installed have none.
 */
export async function prepareSandboxes(app: LoadedApp, options: PrepareSandboxesOptions) {
  const { assetsUrl, bareDemos, classNames, controls, importsOf, stylesheetsOf, toJavaScript } =
    options;
  const deferred: Diagnostic[] = [];
  const assets: AssetFile[] = [];
  const urls = new Map<string, string>();
  const texts = new Map<string, Readonly<Record<string, string>>>();
  const diagnostics: Diagnostic[] = [];
  const installed = openInstalledPackages();
  for (const { id } of app.demoFiles.filter((demo) => !bareDemos.has(demo.id))) {
    // A style variant has the same components as the demo.
    const shownId = parseVariantFile(id)?.demo ?? id;
    const made = await createDemoSandbox({
      appDir: app.appDir,
      productName: app.products[0]?.identity.name ?? app.name,
      id,
      classNames,
      toJavaScript,
      importsOf,
      installed,
    });
    texts.set(id, listDemoTexts(made.demo.files.TS));
    (options.tolerated.has(id) ? deferred : diagnostics).push(...made.diagnostics);
    // The demo runs here, but what it imports could not be installed.
    if (made.diagnostics.some(({ code }) => code === 'DOCS4008')) continue;
    const sandbox: DemoSandbox = {
      ...made.demo,
      playground: `${playgroundPathname(app)}/`,
      stylesheets: stylesheetsOf(id),
      ...(controls.has(shownId) && { controls: controls.get(shownId) ?? [] }),
    };
    const content = JSON.stringify(sandbox);
    const name = id.replaceAll('/', '-').replace(path.extname(id), '');
    const fileName = hashName(`sandbox-${name}.json`, content);
    assets.push({ fileName, content });
    urls.set(id, assetsUrl + fileName);
  }
  return {
    assets,
    diagnostics,
    /** Returns the files of a style variant by name, and the URL of its sandbox. */
    sourceOf(id: string) {
      const sandboxUrl = urls.get(id);
      return { texts: texts.get(id) ?? {}, ...(sandboxUrl !== undefined && { sandboxUrl }) };
    },
    /** Diagnostics of demos in `tolerated`. */
    deferred,
    /** Returns what the demo's frame needs to know of its sandbox. */
    factsOf(id: string): { readonly sandboxUrl?: string; readonly hasControls?: boolean } {
      const sandboxUrl = urls.get(id);
      return sandboxUrl === undefined ? {} : { sandboxUrl, hasControls: controls.has(id) };
    },
  };
}

/** Returns the files of the demo itself, without those that make the project run. */
function listDemoTexts(files: SandboxFiles): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) =>
      file.startsWith(demoFolder) ? [[file.slice(demoFolder.length), text]] : [],
    ),
  );
}
