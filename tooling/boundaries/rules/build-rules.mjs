import { supportFiles, folderPattern } from './patterns.mjs';

const root = 'packages/docs-build/src/';

/**
 * The folders of docs-build in order. A folder may import only folders above it, so no two folders import each other.
 */
const folders = [
  'lib',
  'cache',
  'load',
  'content',
  'slots',
  'bundle',
  'demos',
  'sandboxes',
  'api',
  'og-images',
  'checks',
  'links',
  'emit',
  'deploy',
  'serve',
  'registry',
  'render',
  'search-index',
  'postprocess',
  'pipeline',
  'dev',
  'new-app',
  'upgrade',
  'cli',
];

const folderOf = (name) => folderPattern(root, name);

/** Returns the order of folders as rules for dependency-cruiser. */
export const buildRules = [
  ...folders.slice(0, -1).map((folder, index) => ({
    name: 'build-folder-order',
    comment:
      'A folder of docs-build imports only folders that come before it in tooling/boundaries/rules/build-rules.mjs.',
    severity: 'error',
    from: { path: folderOf(folder), pathNot: supportFiles },
    to: { path: folders.slice(index + 1).map(folderOf) },
  })),
  {
    name: 'build-folder-unknown',
    comment:
      'A new folder of docs-build needs its place in tooling/boundaries/rules/build-rules.mjs.',
    severity: 'error',
    from: { path: `^${root}[^/]+/`, pathNot: folders.map(folderOf) },
    to: {},
  },
  {
    name: 'build-without-other-commands',
    comment:
      'A build must not load what extracts API documents, imports other formats or creates apps: changes of these rebuild nothing (task docs-build#transit in turbo.json).',
    severity: 'error',
    from: { path: `^${root}`, pathNot: [supportFiles, `^${root}(api/examples|cli|new-app)/`] },
    to: {
      path: [
        '^packages/(create-docs-app|docs-import|react-api-docs)/src/',
        '^(create-docs-app|docs-import|react-api-docs)(/|$)',
      ],
      pathNot: '^(packages/react-api-docs/src|react-api-docs)/(document|generated|history)(/|$)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'build-without-scripts-of-browsers',
    comment:
      'What a build runs or gives to Next must not import scripts of browsers: a change of one compiles no content and no page again (cache/source-digest.ts in docs-build).',
    severity: 'error',
    from: {
      path: [
        `^${root}`,
        '^packages/docs-shell/src/next/',
        '^apps/[^/]+/(pages/|next\\.config\\.ts$)',
      ],
      pathNot: supportFiles,
    },
    to: { path: String.raw`\.client\.tsx?$`, reachable: true },
  },
];
