import Head from 'next/head';
import { DocsLayout, Prose } from '../layout';
import { DemoFramePage } from './DemoFramePage';
import type { DemoFrameProps, DocsPageProps } from './page-props';

/** The one page component of an app. It is rendered at build time only. */
export default function DocsPage(props: DocsPageProps | DemoFrameProps) {
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
        {head.alternates?.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        {head.robots && <meta name="robots" content={head.robots} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <DocsLayout page={page} t={t} topLevelLinks={topLevelLinks}>
        {document && <Prose html={document.html} />}
      </DocsLayout>
    </>
  );
}
