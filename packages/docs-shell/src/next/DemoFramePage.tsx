import Head from 'next/head';
import { demoDocumentClass } from '../features/demo/contract';
import type { PageDocument } from '../page-document';

interface DemoFramePageProps {
  readonly document: PageDocument;
}

/** A document with one demo, shown in an iframe on the demo's page. It is not listed anywhere. */
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
