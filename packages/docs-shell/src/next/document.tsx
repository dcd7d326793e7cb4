import NextDocument, {
  Head as NextHead,
  Html,
  Main,
  NextScript,
  type DocumentContext,
} from 'next/document';
import { documentAttributes, DocumentData, DocumentHead } from './document-parts';
import type { PageProps } from './page-props';
import { type RenderRequest, renderHtml } from './render-html';

/** Renders the shell's head instead of Next's: no framework code runs in the browser. */
class StaticHead extends NextHead {
  override render() {
    const { buildManifest, docComponentsRendered, __NEXT_DATA__ } = this.context;
    docComponentsRendered.Head = true;
    const { pages } = buildManifest;
    const files = [...pages['/_app'], ...(pages[__NEXT_DATA__.page] ?? [])];
    // Only this method of Next knows the query string that makes a browser load changed styles.
    const links = this.getCssLinks({ sharedFiles: [], pageFiles: [], allFiles: files }) ?? [];
    const stylesheets = links
      .map(({ props }) => props as { readonly rel: string; readonly href: string })
      .filter(({ rel }) => rel === 'stylesheet');
    return (
      <head>
        <DocumentHead
          pageProps={readPageProps(this.context)}
          shellStylesheets={[...new Set(stylesheets.map(({ href }) => href))]}
        />
      </head>
    );
  }
}

/** Renders no scripts, and tells Next that `NextScript` was rendered. */
class NoScript extends NextScript {
  override render() {
    this.context.docComponentsRendered.NextScript = true;
    return <></>;
  }
}

/**
 * The document of every page (docs/decisions/0002-documents-with-islands.md). `next dev` renders this component. A build
 * calls `renderHtml`, which makes the same document of the same parts.
 */
export default class DocsDocument extends NextDocument {
  static override async getInitialProps(context: DocumentContext) {
    if (process.env.NODE_ENV === 'development') sendStatus(context);
    return super.getInitialProps(context);
  }

  /** Returns the document of a page as HTML. */
  static renderHtml(request: RenderRequest): string {
    return renderHtml(request);
  }

  override render() {
    const pageProps = readPageProps(this.props);
    return (
      <Html {...documentAttributes(pageProps)}>
        <StaticHead />
        <body>
          <Main />
          <DocumentData pageProps={pageProps} />
          <NoScript />
        </body>
      </Html>
    );
  }
}

/** Returns the props of the page. Next's own error page has none. */
function readPageProps({ __NEXT_DATA__ }: Pick<NextDocument['props'], '__NEXT_DATA__'>) {
  return __NEXT_DATA__.props['pageProps'] as Partial<PageProps>;
}

/** Sends status 500 with a page that shows an error, and 404 with a missing page, so that programs notice it. */
function sendStatus(context: DocumentContext): void {
  const { renderPage, res } = context;
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) =>
        function AppWithStatus(props) {
          const { pageProps } = props;
          if (res && 'devError' in pageProps) res.statusCode = 500;
          if (res && 'document' in pageProps && !pageProps.document) res.statusCode = 404;
          return <App {...props} />;
        },
    });
}
