import type { NextConfig } from 'next';

/**
 * Next's settings for a docs app: static pages with trailing slashes, the shell as source, no base path,
 * because the language may come before the product (`/zh/joy-ui/…`).
 */
export function withDocs(overrides: NextConfig = {}): NextConfig {
  return {
    // With `output: 'export'` the dev server refuses pages that are made on request.
    ...(process.env.NODE_ENV !== 'development' && { output: 'export', assetPrefix: '/_assets' }),
    trailingSlash: true,
    transpilePackages: ['docs-shell', 'products'],
    reactStrictMode: true,
    devIndicators: false,
    poweredByHeader: false,
    // Types are a task of their own.
    typescript: { ignoreBuildErrors: true },
    ...overrides,
  };
}
