import type { AppProps } from 'next/app';

/** Renders the page without any wrapper: a page brings everything that it needs. */
export default function DocsApp({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
