import type { AppProps } from 'next/app';

/** Nothing wraps a page: what it needs, it brings. */
export default function DocsApp({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
