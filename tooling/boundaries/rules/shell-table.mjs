/**
 * The borders inside docs-shell: which folders of `src` a folder may import besides itself, which
 * npm packages, and whether Node's own modules are at hand (`node`: all of it, or the files named).
 * A folder that is missing here is an error of its own, so nobody adds a room
 * without saying where its doors are. A deeper entry (`manifest/schema`) stands for itself.
 */
export const shellTable = {
  manifest: { folders: [], npm: [] },
  'manifest/schema': {
    folders: ['edit-distance', 'json-schema', 'manifest', 'routing'],
    npm: ['zod'],
    node: ['generate-json-schema.ts'],
  },
  routing: { folders: ['manifest'], npm: [] },
  search: { folders: ['edit-distance'], npm: [] },
  'edit-distance': { folders: [], npm: [] },
  'json-schema': { folders: [], npm: ['zod'] },
  translations: { folders: [], npm: [] },
  analytics: { folders: [], npm: [] },
  config: { folders: [], npm: [] },
  'config/load': { folders: ['config', 'manifest/schema'], npm: ['zod'] },
  'page-document': { folders: ['config', 'manifest', 'routing', 'translations'], npm: [] },
  'page-styles': { folders: [], npm: [], node: true },
  fonts: {
    folders: ['manifest'],
    npm: ['subset-font', '@fontsource/*', '@fontsource-variable/*'],
    node: true,
  },
  navigation: {
    folders: ['config', 'manifest', 'page-document', 'routing', 'translations'],
    npm: [],
  },
  theme: {
    folders: [],
    npm: ['@mui/material'],
    node: ['generate-tokens.ts'],
  },
  islands: {
    folders: ['config', 'routing', 'theme', 'translations'],
    npm: ['@emotion/*', '@mui/*', 'react', 'react-dom', 'stylis'],
  },
  // What a demo is as a project, and what the page and the document that runs it say to each other.
  'demo-project': { folders: ['theme'], npm: ['lz-string'] },
  // Runs in a document of its own, which is nobody's origin.
  playground: {
    folders: ['demo-project', 'islands'],
    npm: ['@lezer/*', 'react', 'react-dom', 'sucrase'],
  },
  layout: {
    folders: [
      'analytics',
      'config',
      'islands',
      'manifest',
      'navigation',
      'page-document',
      'routing',
      'theme',
      'translations',
    ],
    npm: ['react'],
  },
  behaviours: {
    folders: [
      'analytics',
      'config',
      'demo-project',
      'manifest',
      'routing',
      'search',
      'theme',
      'translations',
      'worker',
    ],
    npm: ['@codemirror/*', '@docsearch/*', '@lezer/*', 'web-vitals'],
  },
  worker: { folders: [], npm: [] },
  'worker/schema': {
    folders: ['json-schema', 'worker'],
    npm: ['zod'],
    node: ['generate-json-schema.ts'],
  },
  next: {
    folders: [
      'config',
      'layout',
      'manifest',
      'navigation',
      'page-document',
      'routing',
      'theme',
      'translations',
    ],
    npm: ['next', 'react', 'react-dom'],
    node: true,
  },
  testing: { folders: ['manifest', 'routing'], npm: ['vitest'] },
};
