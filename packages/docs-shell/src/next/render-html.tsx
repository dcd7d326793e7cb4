import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentAttributes, DocumentData, DocumentHead } from './document-parts';
import type { PageProps } from './page-props';

/** What a document is rendered from. */
export interface RenderRequest {
  /** The component of `pages/_app.tsx`. */
  readonly App: ComponentType<{
    readonly Component: ComponentType<PageProps>;
    readonly pageProps: PageProps;
  }>;
  /** The component of the page file. */
  readonly Page: ComponentType<PageProps>;
  readonly pageProps: PageProps;
  /** URLs of the stylesheets that `pages/_app.tsx` imports. */
  readonly shellStylesheets: readonly string[];
}

/** Returns the document of a page as HTML, with the elements that `next dev` writes. */
export function renderHtml({ App, Page, pageProps, shellStylesheets }: RenderRequest): string {
  const body = renderToStaticMarkup(
    <>
      {/* Next gives this id to the parent of every page. */}
      <div id="__next">
        <App Component={Page} pageProps={pageProps} />
      </div>
      <DocumentData pageProps={pageProps} />
    </>,
  );
  const document = renderToStaticMarkup(
    <html {...documentAttributes(pageProps)}>
      <head>
        <DocumentHead pageProps={pageProps} shellStylesheets={shellStylesheets} />
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  );
  return `<!DOCTYPE html>${document}`;
}
