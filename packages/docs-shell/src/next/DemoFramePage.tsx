import Head from 'next/head';
import { demoDocumentClass } from '../features/demo/contract';
import type { PageDocument } from '../page-document';

interface DemoFramePageProps {
  readonly document: PageDocument;
}

/** The document of one demo, for an iframe of the page that shows it (SPEC CT-4). No reader opens it alone. */
export function DemoFramePage({ document }: DemoFramePageProps) {
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
