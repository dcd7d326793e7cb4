import {
  acceptAttribute,
  analyticsMetaName,
  categoryAttribute,
  pathAttribute,
  productAttribute,
  questionAttribute,
  refuseAttribute,
} from '../features/analytics/contract';
import {
  offlineMessagesAttribute,
  offlineMetaName,
  offlineRootAttribute,
} from '../features/offline/contract';
import { pickOfflineMessages } from '../i18n';
import { searchDescriptionPath, webManifestPath } from '../page-document';
import { defaultLanguage } from '../routing';
import type { DemoFrameProps, DocsPageProps, PageProps } from './page-props';

/** What the head says about the page: its title, its description and its links. */
export function PageHead(props: Partial<PageProps>) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Description {...props} />
    </>
  );
}

function Description(props: Partial<PageProps>) {
  if ('page' in props) return <ContentHead {...(props as DocsPageProps)} />;
  if ('demoFrame' in props) return <DemoFrameHead {...(props as DemoFrameProps)} />;
  // A page of `docs dev` that shows an error, or Next's own error page.
  return (
    <>
      <title>docs dev: error</title>
      <meta name="robots" content="noindex" />
      <link rel="icon" href="data:," />
    </>
  );
}

function ContentHead({ page, translations }: DocsPageProps) {
  const { head } = page;
  const t = translations.messages;
  return (
    <>
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
      {page.markdownHref && <link rel="alternate" type="text/markdown" href={page.markdownHref} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {Object.entries(head.docSearch ?? {}).map(([name, content]) => (
        <meta key={name} name={`docsearch:${name}`} content={content} />
      ))}
    </>
  );
}

/** Demo frames are not listed anywhere. */
function DemoFrameHead({ document }: DemoFrameProps) {
  const { title, description } = document.frontMatter;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="data:," />
    </>
  );
}
