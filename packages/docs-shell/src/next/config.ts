import type { NextConfig } from 'next';
import { devDocumentsPath } from '../page-document';
import { answerStaticPaths } from './answer-static-paths';
import { limitHeapGrowth } from './limit-heap-growth';
import { readDevOrigin } from './read-dev-origin';

/**
 * Aliases for the bundles that Next makes for browsers. No page loads them, so most of their modules are left out: bundling
 * these took a quarter of the CPU time that Next needs for the first page.
 */
const withoutBrowserCode = Object.fromEntries(
  [
    'docs-shell/next/app',
    'docs-shell/next/page',
    'next/dist/compiled/next-devtools',
    'react-dom',
    'react-dom/client',
  ].map((name) => [name, { browser: 'docs-shell/next/no-browser-code' }]),
);

/**
 * Returns Next's settings for a docs app: static pages with trailing slashes, and the shell compiled from source. There is
 * no base path, because the language comes before the product (`/zh/joy-ui/…`).
 *
 * @param overrides - settings of the app, which win
 */
export function withDocs(overrides: NextConfig = {}): NextConfig {
  return {
    // With `output: 'export'` the dev server rejects pages that `getStaticPaths` does not list.
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
    // `npm run types` checks types.
    typescript: { ignoreBuildErrors: true },
    ...overrides,
    turbopack: {
      ...overrides.turbopack,
      resolveAlias: { ...withoutBrowserCode, ...overrides.turbopack?.resolveAlias },
    },
  };
}

/**
 * In development `docs dev` creates markdown files, OG images, logos and the data of API changes on request. Next calls this
 * in the process that answers requests, which is prepared here.
 */
async function rewriteFiles() {
  limitHeapGrowth();
  answerStaticPaths(process.cwd());
  const base = (await readDevOrigin()) + devDocumentsPath;
  return [
    { source: '/:path*/index.md', destination: `${base}:path*/index.md` },
    { source: '/:path*/logo.svg', destination: `${base}:path*/logo.svg` },
    { source: '/:path*/changes.json', destination: `${base}:path*/changes.json` },
    { source: `${devDocumentsPath}:path*`, destination: `${base}:path*` },
  ];
}
