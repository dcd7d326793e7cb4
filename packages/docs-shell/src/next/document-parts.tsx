import { demoListId, type DemoList } from '../features/demo/contract';
import { introId } from '../features/frame/contract';
import { layerOrder } from '../theme/layer-order';
import { firstFrameScript } from './first-frame-script';
import { firstScript } from './first-script';
import { PageHead } from './page-head';
import type { DocsPageProps, PageProps } from './page-props';
import { speculationRules } from './speculation-rules';

/** Props of a page. Next's own error page has none of them. */
type AnyPageProps = Partial<PageProps>;

interface DocumentPartProps {
  readonly pageProps: AnyPageProps;
}

/** Returns the attributes of `<html>`. The first script sets the reader's direction. */
export function documentAttributes(pageProps: AnyPageProps) {
  const { page } = pageProps as Partial<DocsPageProps>;
  return { lang: page?.language ?? 'en', dir: 'ltr' };
}

interface DocumentHeadProps extends DocumentPartProps {
  /** URLs of the stylesheets that Next made of the shell's CSS. */
  readonly shellStylesheets: readonly string[];
}

/** The content of `<head>`. */
export function DocumentHead({ pageProps, shellStylesheets }: DocumentHeadProps) {
  const { page, document, assets } = pageProps as Partial<DocsPageProps>;
  // A page and its narrow frames must not share a stylesheet in Chromium's memory: both would evaluate its media queries in
  // turns, each time with all styles of the page and its fonts (40 ms). `crossorigin` separates them.
  const origin = 'demoFrame' in pageProps && { crossOrigin: '' as const };
  const linkStylesheet = (href: string) => (
    <link key={href} rel="stylesheet" {...origin} href={href} />
  );
  return (
    <>
      <PageHead {...pageProps} />
      {assets?.font !== undefined && (
        <link rel="preload" href={assets.font} as="font" crossOrigin="" media="(scripting:none)" />
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
      {[...(assets?.stylesheets ?? []), ...(document?.stylesheets ?? [])].map(linkStylesheet)}
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
      {shellStylesheets.map(linkStylesheet)}
    </>
  );
}

/** The end of `<body>`: data for the scripts of the page. */
export function DocumentData({ pageProps }: DocumentPartProps) {
  const { document } = pageProps as Partial<DocsPageProps>;
  return (
    <>
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
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      )}
    </>
  );
}

/** JSON that is safe inside `<script>`. */
function writeDemoList(list: DemoList): string {
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
