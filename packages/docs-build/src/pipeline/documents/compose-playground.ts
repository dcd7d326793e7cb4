import path from 'node:path';
import { playgroundAttribute } from 'docs-shell/demo/contract';
import type { PageDocument } from 'docs-shell/page-document';
import { defaultLanguage } from 'docs-shell/routing';
import { repositoryPath, type LoadedApp } from '../../load';
import { playgroundPathname } from '../../sandboxes/playground-pathname';
import type { PageDemos } from '../demos/page-demos';

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
