import Head from 'next/head';

interface DevErrorPageProps {
  readonly message: string;
}

/** Shown by `docs dev` instead of a page that cannot be built. Builds never contain it. */
export function DevErrorPage({ message }: DevErrorPageProps) {
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
        <pre style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>{message}</pre>
        <p>It reloads when the error is fixed.</p>
      </main>
    </>
  );
}
