import { Prose } from '../features';
import { DocsLayout } from '../features/frame/DocsLayout';
import { demoDocumentClass } from '../features/demo/contract';
import type { DemoFrameProps, DevErrorPageProps, DocsPageProps, PageProps } from './page-props';

/** The only page component of an app: what its body shows. It is rendered at build time, never in the browser. */
export default function DocsPage(props: PageProps) {
  if ('devError' in props) return <DevErrorPage {...props} />;
  return 'demoFrame' in props ? <DemoFramePage {...props} /> : <ContentPage {...props} />;
}

function ContentPage({ page, document, translations, topLevelLinks }: DocsPageProps) {
  return (
    <DocsLayout
      page={page}
      t={translations.messages}
      topLevelLinks={topLevelLinks}
      {...(document?.slots && { slots: document.slots })}
    >
      {document && <Prose html={document.html} />}
    </DocsLayout>
  );
}

/** A document with one demo, shown in an iframe on the demo's page. */
function DemoFramePage({ document }: DemoFrameProps) {
  return <div className={demoDocumentClass} dangerouslySetInnerHTML={{ __html: document.html }} />;
}

/** Shown by `docs dev` instead of a page that cannot be built. Builds never contain it. */
function DevErrorPage({ devError }: DevErrorPageProps) {
  return (
    <main role="alert" style={{ padding: '2rem' }}>
      <h1>This page cannot be shown</h1>
      <pre style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>{devError}</pre>
      <p>It reloads when the error is fixed.</p>
    </main>
  );
}
