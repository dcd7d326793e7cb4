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
import { initScript, layerOrder } from '../theme';
import type { DocsPageProps } from './page-props';
import { speculationRules } from './speculation-rules';

/** Marks of what Next adds for its own scripts: in dev it hides the body until they run. */
const frameworkMarks = ['data-next-hide-fouc', 'data-n-css', 'data-next-font'];

/** Next's head without its scripts and what belongs to them: nothing of the framework runs in the browser. */
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
    const children = flattenFragments(head.props.children).filter((child) => !isFrameworks(child));
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

function isFrameworks(child: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(child)) {
    return false;
  }
  const { props } = child;
  return (
    child.type === 'noscript' ||
    props['id'] === '__next_css__DO_NOT_USE__' ||
    frameworkMarks.some((mark) => mark in props)
  );
}

/** Tells Next that its scripts are dealt with, and writes none. */
class NoScript extends NextScript {
  override render() {
    this.context.docComponentsRendered.NextScript = true;
    return <></>;
  }
}

/** The document of every page, the same in dev and in a build (ARCHITECTURE, decision 2). */
export default class DocsDocument extends NextDocument {
  static override async getInitialProps(context: DocumentContext) {
    if (process.env.NODE_ENV === 'development') failWithFaults(context);
    return super.getInitialProps(context);
  }

  override render() {
    // Next's own error page, which no build keeps, has no props of ours.
    const { page, document, assets } = this.props.__NEXT_DATA__.props[
      'pageProps'
    ] as Partial<DocsPageProps>;
    return (
      <Html lang={page?.language ?? 'en'} dir="ltr">
        <StaticHead>
          <script dangerouslySetInnerHTML={{ __html: initScript }} />
          {/* Before all stylesheets: the first one to name a layer decides, and the shell's may come after a demo's. */}
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
          {(document?.scripts ?? assets?.scripts)?.map((src) => (
            // Restored navigation groups must be there before the first paint.
            <script key={src} type="module" src={src} blocking="render" />
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

/** A page that shows a fault is no page to a program that asks for it. */
function failWithFaults(context: DocumentContext): void {
  const { renderPage, res } = context;
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) =>
        function FaultAwareApp(props) {
          if (res && 'fault' in props.pageProps) res.statusCode = 500;
          return <App {...props} />;
        },
    });
}
