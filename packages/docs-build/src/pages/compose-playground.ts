import path from 'node:path';
import { playgroundAttribute } from 'docs-shell/demo/contract';
import { demoFrameSegment, playgroundSegment, type PageDocument } from 'docs-shell/page-document';
import { defaultLanguage } from 'docs-shell/routing';
import { repositoryPath, type LoadedApp } from '../app';
import type { PageDemos } from './page-demos';

/** What is shown stands in the middle; the inner box is as high as that, and says so to the page. */
const html =
  '<div style="display:grid;min-block-size:100vh;align-items:center">' +
  `<div ${playgroundAttribute}="" style="position:relative;min-inline-size:0"></div></div>`;

/** Where the document lies that runs the code of readers: below the app's first product. */
export function playgroundPathname({ products }: Pick<LoadedApp, 'products'>): string {
  return `${products[0]?.rootPath ?? ''}/${demoFrameSegment}/${playgroundSegment}`;
}

/**
 * The document that runs the code of readers (SPEC CT-4). Servers give it a policy of its own by its address. Its
 * script stands in the place of the shell's own.
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
