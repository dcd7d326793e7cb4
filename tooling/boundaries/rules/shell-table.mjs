/**
 * The boundaries inside docs-shell: the folders of `src` and the npm packages that a folder may import, and whether it
 * may import Node's own modules (`node`: all files of the folder, or the listed ones). A folder without a row is an
 * error. A row of a subfolder (`product/schema`) replaces that of its parent.
 */

/** Folders that any feature may import: pure domains, shared browser code, and features that others build on. */
const forFeatures = [
  'client',
  'config',
  'features/analytics',
  'features/drawer',
  'features/icons',
  'i18n',
  'lib',
  'product',
  'page',
  'page-document',
  'registry',
  'routing',
  'theme',
];

function feature({ imports = [], npm = [] } = {}) {
  return { folders: [...forFeatures, ...imports], npm: ['react', ...npm] };
}

export const shellTable = {
  // Pure: functions of product, path and language.
  lib: { folders: [], npm: ['zod'] },
  product: { folders: [], npm: [] },
  'product/schema': {
    folders: ['lib', 'product', 'routing'],
    npm: ['diagnostics', 'zod'],
    node: ['generate-json-schema.ts'],
  },
  routing: { folders: ['product'], npm: [] },
  registry: { folders: ['lib', 'product', 'routing'], npm: [] },
  'registry/schema': {
    folders: ['lib', 'registry', 'routing'],
    npm: ['zod'],
    node: ['generate-json-schema.ts'],
  },
  i18n: { folders: [], npm: [] },
  config: { folders: [], npm: [] },
  'config/load': { folders: ['config'], npm: ['diagnostics', 'zod'] },
  'page-document': { folders: ['config', 'i18n', 'product', 'routing'], npm: [] },
  page: { folders: ['config', 'i18n', 'product', 'page-document', 'routing'], npm: [] },
  theme: { folders: [], npm: ['@mui/material'], node: ['generate-tokens.ts'] },

  // Features: the markup, browser code, styles and tests of one topic.
  'features/icons': { folders: ['product'], npm: ['react'] },
  'features/analytics': { folders: ['client', 'theme'], npm: ['web-vitals'] },
  'features/drawer': { folders: ['client', 'features/icons'], npm: ['react'] },
  'features/ads': feature(),
  'features/api-changes': feature({
    imports: ['features/api-reference', 'features/content', 'features/row-filter'],
  }),
  'features/api-reference': feature({
    imports: [
      'features/content',
      'features/navigation',
      'features/preferences',
      'features/row-filter',
    ],
  }),
  'features/content': feature(),
  'features/demo': feature({
    imports: ['features/content', 'features/demo/sandbox'],
    npm: ['@codemirror/*', '@lezer/*'],
  }),
  // Wraps and hydrates demos. Demos of apps and the playground import nothing else from the shell.
  'features/demo/runtime': {
    folders: ['config', 'i18n', 'routing', 'theme'],
    npm: ['@emotion/*', '@mui/*', 'react', 'react-dom', 'stylis'],
  },
  // What `docs dev` adds to pages.
  'features/dev': {
    folders: [
      'features/content',
      'features/demo',
      'features/navigation',
      'features/search',
      'features/tabs',
      'features/toc',
      'theme',
    ],
    npm: ['idiomorph'],
  },
  // What `docs dev` adds to the demos of a page.
  'features/demo/dev': {
    folders: ['features/demo/hydration', 'features/demo/runtime', 'features/demo/styles', 'theme'],
    npm: ['react', 'react-dom'],
  },
  // A demo as a project of its own, and the messages between a page and its playground.
  'features/demo/sandbox': { folders: ['lib', 'theme'], npm: ['lz-string'] },
  // Runs in a sandboxed document with an opaque origin.
  'features/demo/playground': {
    folders: ['features/demo/runtime', 'features/demo/sandbox'],
    npm: ['@lezer/*', 'react', 'react-dom', 'sucrase'],
  },
  'features/feedback': feature(),
  // It renders the lists that all pages share to HTML.
  'features/navigation': feature({ npm: ['react-dom'] }),
  'features/offline': feature({ imports: ['features/offline/worker', 'features/preferences'] }),
  'features/offline/worker': { folders: ['lib'], npm: [] },
  'features/offline/worker/schema': {
    folders: ['features/offline/worker', 'lib'],
    npm: ['zod'],
    node: ['generate-json-schema.ts'],
  },
  'features/preferences': feature(),
  'features/products': feature(),
  'features/row-filter': feature(),
  'features/search': feature({
    imports: ['features/offline', 'features/products', 'features/search/engine'],
    npm: ['@docsearch/*'],
  }),
  'features/search/engine': { folders: ['lib'], npm: [] },
  'features/tabs': feature(),
  'features/toc': feature(),
  'features/versions': feature(),
  // The layout of a page, which composes the other features.
  'features/frame': feature({
    imports: [
      'features/ads',
      'features/api-reference',
      'features/feedback',
      'features/navigation',
      'features/preferences',
      'features/products',
      'features/search',
      'features/toc',
      'features/versions',
    ],
  }),

  // Browser code that all features share. Only `boot.ts` imports features: it starts them.
  client: { folders: ['config', 'i18n', 'lib', 'product', 'routing', 'theme'], npm: [] },

  // Adapters and files.
  fonts: {
    folders: ['product'],
    npm: ['subset-font', '@fontsource/*', '@fontsource-variable/*'],
    node: true,
  },
  'page-styles': { folders: [], npm: [], node: true },
  next: {
    folders: ['client', 'config', 'i18n', 'product', 'page', 'page-document', 'routing', 'theme'],
    npm: ['next', 'react', 'react-dom'],
    node: true,
  },
  testing: { folders: ['product', 'routing'], npm: ['vitest'] },
};

/** Files of `src` that may import more than their folder: the entry points that combine all features. */
export const assemblers = ['client/boot.ts', 'features/index.ts', 'next/page.tsx'];
