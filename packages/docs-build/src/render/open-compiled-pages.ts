import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentType } from 'react';

/** Returns the HTML of the page at a URL, such as `/zh/joy-ui/react-button/`. */
export type RenderPage = (url: string, stylesheets: readonly string[]) => Promise<string>;

/** The exports of `pages/[[...path]].tsx`, `pages/_app.tsx` and `pages/_document.tsx` that are used. */
interface PageModule {
  readonly default: ComponentType;
  readonly getStaticProps: (context: {
    readonly params: { readonly path: readonly string[] };
  }) => Promise<{ readonly props?: object }>;
}
interface AppModule {
  readonly default: ComponentType;
}
interface DocumentModule {
  readonly default: {
    readonly renderHtml?: (request: {
      readonly App: ComponentType;
      readonly Page: ComponentType;
      readonly pageProps: object;
      readonly shellStylesheets: readonly string[];
    }) => string;
  };
}

/**
 * Loads the page files that Next compiled. Pages are rendered in this process. `next build` would start others for it, and
 * write and read each page twice.
 *
 * @param nextDir - absolute path of the folder that Next compiled to
 */
export function openCompiledPages(nextDir: string): RenderPage {
  const require = createRequire(path.join(nextDir, 'package.json'));
  const load = (name: string): unknown => require(`./server/pages/${name}.js`);
  const { default: Page, getStaticProps } = load('[[...path]]') as PageModule;
  const { default: App } = load('_app') as AppModule;
  const { default: Document } = load('_document') as DocumentModule;
  const { renderHtml } = Document;
  if (!renderHtml) {
    throw new Error(
      'The default export of pages/_document.tsx must be that of docs-shell/next/document.',
    );
  }
  return async (url, shellStylesheets) => {
    const { props } = await getStaticProps({ params: { path: url.split('/').filter(Boolean) } });
    if (!props) throw new Error(`There is no page document for ${url}.`);
    try {
      return renderHtml({ App, Page, pageProps: props, shellStylesheets });
    } catch (error) {
      throw new Error(`The page ${url} cannot be rendered.`, { cause: error });
    }
  };
}
