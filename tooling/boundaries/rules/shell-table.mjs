/**
 * The borders inside docs-shell: which folders of `src` a folder may import besides itself, which
 * npm packages, and whether Node's own modules are at hand (`node`: all of it, or the files named).
 * A folder that is missing here is an error of its own, so nobody adds a room
 * without saying where its doors are. A deeper entry (`manifest/schema`) stands for itself.
 */
export const shellTable = {
  manifest: { folders: [], npm: [] },
  'manifest/schema': {
    folders: ['manifest', 'routing'],
    npm: ['zod'],
    node: ['generate-json-schema.ts'],
  },
  routing: { folders: ['manifest'], npm: [] },
  search: { folders: [], npm: [] },
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
      'manifest',
      'routing',
      'search',
      'theme',
      'translations',
      'worker',
    ],
    npm: ['@docsearch/*', 'web-vitals'],
  },
  worker: { folders: [], npm: [] },
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
  testing: { folders: ['manifest', 'routing'], npm: [] },
};
