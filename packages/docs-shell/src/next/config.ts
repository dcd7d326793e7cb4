import type { NextConfig } from 'next';
import { devDocumentsPath } from '../page-document';
import { readDevOrigin } from './read-dev-origin';

/**
 * Next's settings for a docs app: static pages with trailing slashes, the shell as source, no base path,
 * because the language may come before the product (`/zh/joy-ui/…`).
 */
export function withDocs(overrides: NextConfig = {}): NextConfig {
  return {
    // With `output: 'export'` the dev server refuses pages that are made on request.
    ...(process.env.NODE_ENV === 'development'
      ? { rewrites: rewriteFiles }
      : { output: 'export', assetPrefix: '/_assets' }),
    trailingSlash: true,
    transpilePackages: ['docs-shell', 'products'],
    reactStrictMode: true,
    devIndicators: false,
    poweredByHeader: false,
    // No page has an image of Next's, and an export cannot resize any.
    images: { unoptimized: true },
    // Types are a task of their own.
    typescript: { ignoreBuildErrors: true },
    ...overrides,
  };
}

/** In development `docs dev` writes pages as markdown, and draws their pictures and the marks of products, when they are asked for. */
async function rewriteFiles() {
  const place = (await readDevOrigin()) + devDocumentsPath;
  return [
    { source: '/:path*/index.md', destination: `${place}:path*/index.md` },
    { source: '/:path*/logo.svg', destination: `${place}:path*/logo.svg` },
    { source: `${devDocumentsPath}:path*`, destination: `${place}:path*` },
  ];
}
