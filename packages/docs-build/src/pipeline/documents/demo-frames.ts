import path from 'node:path';
import { demoAttribute, demoRootAttribute, playgroundAttribute } from 'docs-shell/demo/contract';
import { demoFrameSegment, type PageDocument } from 'docs-shell/page-document';
import { defaultLanguage } from 'docs-shell/routing';
import type { DemoReference } from '../../content/types';
import { type LoadedApp, repositoryPath } from '../../load';
import { playgroundPathname } from '../../sandboxes/playground-pathname';
import { listDemoStylesheets } from '../demos/list-demo-stylesheets';
import type { PageDemos } from '../demos/page-demos';

interface PageWithDemos {
  readonly content: { readonly demos: readonly DemoReference[] };
}

/** Returns the demos that pages show in a document of their own: ids by pathname of the document, sorted. */
export function listDemoFrames(
  app: Pick<LoadedApp, 'products'>,
  pages: readonly PageWithDemos[],
): ReadonlyMap<string, string> {
  const ids = pages.flatMap(({ content }) =>
    content.demos.flatMap(({ file, frameHeight }) => (frameHeight === undefined ? [] : [file])),
  );
  return new Map([...new Set(ids)].sort().map((id) => [demoFramePathname(app, id), id]));
}

/** Returns the pathname of a demo's document, below the app's first product. */
export function demoFramePathname({ products }: Pick<LoadedApp, 'products'>, id: string): string {
  const rootPath = products[0]?.rootPath ?? '';
  return `${rootPath}/${demoFrameSegment}/${id.replace(/\.tsx$/, '')}`;
}

/** Composes the document of one demo. It has only the parts of the shell that hydrate demos and apply settings. */
export function composeDemoFrame(pathname: string, id: string, demos: PageDemos): PageDocument {
  const { name, module, preload, html, sourceFile } = demos.get(id);
  const styles = demos.collectStyles([id]);
  return {
    pathname,
    language: defaultLanguage,
    sourceFile,
    frontMatter: { title: name, description: `The demo ${name} in a document of its own.` },
    html: `<div ${demoAttribute}="${name}"><div ${demoRootAttribute}="">${html}</div></div>`,
    headings: [],
    links: [],
    demos: module === undefined ? [] : [{ name, module, preload }],
    demoRuntime: demos.runtime,
    ...(styles && { demoStyles: styles }),
    stylesheets: listDemoStylesheets(demos, [id]),
  };
}

/** Centers the demo. The inner box is as high as the demo and reports that height to the page. */
const html =
  '<div style="display:grid;min-block-size:100vh;align-items:center">' +
  `<div ${playgroundAttribute}="" style="position:relative;min-inline-size:0"></div></div>`;

/**
 * Composes the document that runs edited code. Servers send a content security policy of its own with it, and it loads
 * `script` instead of the shell's script.
 */
export function composePlayground(app: LoadedApp, script: string, demos: PageDemos): PageDocument {
  return {
    pathname: playgroundPathname(app),
    language: defaultLanguage,
    sourceFile: repositoryPath(app.appDir, path.join(app.appDir, 'demo-root.tsx')),
    frontMatter: { title: 'Playground', description: 'Runs the code of a demo that is edited.' },
    html,
    headings: [],
    links: [],
    demos: [],
    stylesheets: demos.stylesheets,
    scripts: [script],
  };
}
