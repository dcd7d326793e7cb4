import Head from 'next/head';

interface FaultPageProps {
  readonly fault: string;
}

/** What `docs dev` shows in place of a page that cannot be made. No build has it. */
export function FaultPage({ fault }: FaultPageProps) {
  return (
    <>
      <Head>
        <title>docs dev: a fault</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <main role="alert" style={{ padding: '2rem' }}>
        <h1>This page cannot be shown</h1>
        <pre style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>{fault}</pre>
        <p>It comes back by itself once the files are right again.</p>
      </main>
    </>
  );
}
