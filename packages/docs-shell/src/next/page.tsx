import Head from 'next/head';
import { DocsLayout, Prose } from '../layout';
import type { DocsPageProps } from './page-props';

/** The one page component of an app. It is rendered at build time only. */
export default function DocsPage({ page, document, translations, topLevelLinks }: DocsPageProps) {
  const { head } = page;
  const t = translations.messages;
  return (
    <>
      <Head>
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <link rel="icon" type="image/svg+xml" href={page.product.logo} />
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates?.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        {page.analytics && (
          <meta
            name="docs-analytics"
            content={page.analytics.id}
            data-product={page.productId}
            data-category={page.categoryId}
            data-path={page.analytics.path}
            data-question={t.consentQuestion}
            data-accept={t.consentAccept}
            data-refuse={t.consentRefuse}
          />
        )}
        {head.robots && <meta name="robots" content={head.robots} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <DocsLayout page={page} t={t} topLevelLinks={topLevelLinks}>
        {document && <Prose html={document.html} />}
      </DocsLayout>
    </>
  );
}
