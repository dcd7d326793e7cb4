import NextDocument, {
  Head as NextHead,
  Html,
  Main,
  NextScript,
  type DocumentContext,
} from 'next/document';
import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { demoListId, type DemoList } from '../features/demo/contract';
import { introId } from '../features/frame/contract';
import { layerOrder } from '../theme';
import { firstFrameScript } from './first-frame-script';
import { firstScript } from './first-script';
import type { DocsPageProps } from './page-props';
import { speculationRules } from './speculation-rules';

/** Attributes of elements that Next adds for its own scripts. In development they hide the body until the scripts run. */
const frameworkAttributes = ['data-next-hide-fouc', 'data-n-css', 'data-next-font'];

/** Next's head without scripts and their helpers: no framework code runs in the browser. */
class StaticHead extends NextHead {
  override getPreloadDynamicChunks() {
    return [];
  }
  override getPreloadMainLinks() {
    return [];
  }
  override getBeforeInteractiveInlineScripts() {
    return [];
  }
  override getDynamicChunks() {
    return [];
  }
  override getPreNextScripts() {
    return <></>;
  }
  override getScripts() {
    return [];
  }
  override getPolyfillScripts() {
    return [];
  }
  override render() {
    const head = super.render() as ReactElement<{ children?: ReactNode }>;
    const children = flattenFragments(head.props.children).filter(
      (child) => !belongsToFramework(child),
    );
    return cloneElement(head, {}, ...children);
  }
}

function flattenFragments(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? flattenFragments(child.props.children)
      : [child],
  );
}

function belongsToFramework(child: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(child)) {
    return false;
  }
  const { props } = child;
  return (
    child.type === 'noscript' ||
    props['id'] === '__next_css__DO_NOT_USE__' ||
    frameworkAttributes.some((attribute) => attribute in props)
  );
}

/** Renders no scripts, and tells Next that `NextScript` was rendered. */
class NoScript extends NextScript {
  override render() {
    this.context.docComponentsRendered.NextScript = true;
    return <></>;
  }
}

/** The document of every page, the same in development and in a build (docs/decisions/0002-documents-with-islands.md). */
export default class DocsDocument extends NextDocument {
  static override async getInitialProps(context: DocumentContext) {
    if (process.env.NODE_ENV === 'development') sendStatus(context);
    return super.getInitialProps(context);
  }

  override render() {
    // Next's own error page has none of these props. Builds do not keep it.
    const { page, document, assets } = this.props.__NEXT_DATA__.props[
      'pageProps'
    ] as Partial<DocsPageProps>;
    return (
      <Html lang={page?.language ?? 'en'} dir="ltr">
        <StaticHead>
          {assets?.font !== undefined && (
            <link
              rel="preload"
              href={assets.font}
              as="font"
              crossOrigin=""
              media="(scripting:none)"
            />
          )}
          <script dangerouslySetInnerHTML={{ __html: firstScript }} />
          {page && <script dangerouslySetInnerHTML={{ __html: firstFrameScript }} />}
          {page && page.navigation.length > 0 && (
            // The first frame waits for the whole navigation, which `firstFrameScript` restores, and for what follows it:
            // at the end of the navigation, the script cannot know yet that it is complete.
            <link rel="expect" href={`#${introId}`} {...{ blocking: 'render' }} />
          )}
          {/* Before all stylesheets: the first mention of a layer sets its order, and demo styles may come before the shell's. */}
          <style dangerouslySetInnerHTML={{ __html: `@layer ${layerOrder.join(',')};` }} />
          {[...(assets?.stylesheets ?? []), ...(document?.stylesheets ?? [])].map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {document?.demoStyles && (
            <style
              {...document.demoStyles.attributes}
              dangerouslySetInnerHTML={{ __html: document.demoStyles.css }}
            />
          )}
          {document?.scripts?.map((src) => (
            <script key={src} type="module" src={src} blocking="render" />
          ))}
          {!document?.scripts &&
            assets?.scripts.map((src) => (
              // Nothing in the first frame needs it.
              <script key={src} type="module" src={src} fetchPriority="low" />
            ))}
        </StaticHead>
        <body>
          <Main />
          {document?.demoRuntime !== undefined && (
            <script
              type="application/json"
              id={demoListId}
              dangerouslySetInnerHTML={{
                __html: writeDemoList({ runtime: document.demoRuntime, demos: document.demos }),
              }}
            />
          )}
          {!document?.scripts && (
            <script
              type="speculationrules"
              dangerouslySetInnerHTML={{ __html: speculationRules }}
            />
          )}
          <NoScript />
        </body>
      </Html>
    );
  }
}

/** JSON that is safe inside `<script>`. */
function writeDemoList(list: DemoList): string {
  return JSON.stringify(list).replaceAll('<', '\\u003c');
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
