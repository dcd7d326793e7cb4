import Head from 'next/head';
import { Prose } from '../features';
import { DocsLayout } from '../features/frame/DocsLayout';
import {
  acceptAttribute,
  analyticsMetaName,
  categoryAttribute,
  pathAttribute,
  productAttribute,
  questionAttribute,
  refuseAttribute,
} from '../features/analytics/contract';
import { demoDocumentClass } from '../features/demo/contract';
import {
  offlineMessagesAttribute,
  offlineMetaName,
  offlineRootAttribute,
} from '../features/offline/contract';
import { pickOfflineMessages } from '../i18n';
import { searchDescriptionPath, webManifestPath } from '../page-document';
import type { PageDocument } from '../page-document';
import { defaultLanguage } from '../routing';
import type { DemoFrameProps, DevErrorPageProps, DocsPageProps } from './page-props';

/** The only page component of an app. It is rendered at build time, never in the browser. */
export default function DocsPage(props: DocsPageProps | DemoFrameProps | DevErrorPageProps) {
  if ('devError' in props) return <DevErrorPage {...props} />;
  return 'demoFrame' in props ? <DemoFramePage {...props} /> : <ContentPage {...props} />;
}

function ContentPage({ page, document, translations, topLevelLinks }: DocsPageProps) {
  const { head } = page;
  const t = translations.messages;
  return (
    <>
      <Head>
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <link rel="icon" type="image/svg+xml" href={page.product.logo} />
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.canonical && <link rel="manifest" href={webManifestPath} />}
        {head.canonical && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            href={searchDescriptionPath}
            title={new URL(head.canonical).host}
          />
        )}
        {head.alternates?.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        {page.analytics && (
          <meta
            name={analyticsMetaName}
            content={page.analytics.id}
            {...{
              [productAttribute]: page.productId,
              [categoryAttribute]: page.categoryId,
              [pathAttribute]: page.analytics.path,
              [questionAttribute]: t.consentQuestion,
              [acceptAttribute]: t.consentAccept,
              [refuseAttribute]: t.consentRefuse,
            }}
          />
        )}
        {page.offline && (
          <meta
            name={offlineMetaName}
            content={page.offline.host}
            {...{ [offlineRootAttribute]: page.offline.rootPath }}
            {...(page.language !== defaultLanguage && {
              [offlineMessagesAttribute]: JSON.stringify(pickOfflineMessages(t)),
            })}
          />
        )}
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content={head.siteName} />
        <meta property="og:title" content={head.shareTitle} />
        <meta property="og:description" content={head.description} />
        {head.canonical && <meta property="og:url" content={head.canonical} />}
        {head.image && <meta property="og:image" content={head.image} />}
        {head.image && <meta property="og:image:width" content="1200" />}
        {head.image && <meta property="og:image:height" content="630" />}
        {head.image && <meta name="twitter:card" content="summary_large_image" />}
        {head.structuredData && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: head.structuredData }}
          />
        )}
        {page.markdownHref && (
          <link rel="alternate" type="text/markdown" href={page.markdownHref} />
        )}
        {head.robots && <meta name="robots" content={head.robots} />}
        {Object.entries(head.docSearch ?? {}).map(([name, content]) => (
          <meta key={name} name={`docsearch:${name}`} content={content} />
        ))}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <DocsLayout
        page={page}
        t={t}
        topLevelLinks={topLevelLinks}
        {...(document?.slots && { slots: document.slots })}
      >
        {document && <Prose html={document.html} />}
      </DocsLayout>
    </>
  );
}

interface DemoFramePageProps {
  readonly document: PageDocument;
}

/** A document with one demo, shown in an iframe on the demo's page. It is not listed anywhere. */
function DemoFramePage({ document }: DemoFramePageProps) {
  const { title, description } = document.frontMatter;
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <div className={demoDocumentClass} dangerouslySetInnerHTML={{ __html: document.html }} />
    </>
  );
}

/** Shown by `docs dev` instead of a page that cannot be built. Builds never contain it. */
function DevErrorPage({ devError }: DevErrorPageProps) {
  return (
    <>
      <Head>
        <title>docs dev: error</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <main role="alert" style={{ padding: '2rem' }}>
        <h1>This page cannot be shown</h1>
        <pre style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>{devError}</pre>
        <p>It reloads when the error is fixed.</p>
      </main>
    </>
  );
}
