import { buildRules } from './build-rules.mjs';
import { supportFiles, exportPattern, npmPattern } from './patterns.mjs';
import { shellRules } from './shell-rules.mjs';

const nextConfig = '^apps/[^/]+/next\\.config\\.ts$';

const pagesNeverReachDemos =
  'docs-build owns demos and content; what Next compiles never reaches them, Emotion or Material UI.';

/** Allowed imports, as rules for dependency-cruiser. */
export const importRules = [
  {
    name: 'no-cycles',
    comment: 'No import cycles, type imports included: move what both need into a third file.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'packages-never-import-apps',
    comment: 'A package serves every app and knows none: pass what it needs as an argument.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'apps-stay-apart',
    comment: 'Apps learn of each other through published manifests, never through imports.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'packages-have-entry-points',
    comment: 'Another package is entered through its exports, not by a path into its source.',
    severity: 'error',
    from: { path: '^(apps|packages|tooling)/([^/]+)/' },
    to: {
      path: '^packages/',
      pathNot: '^$1/$2/',
      dependencyTypes: ['local'],
    },
  },
  {
    name: 'product-is-plain-data',
    comment:
      'product.ts and its parts in product/ may import docs-shell/product and products, nothing else.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/product(\\.ts|/[^/]+\\.ts)$' },
    to: {
      path: '.',
      pathNot: [
        exportPattern('docs-shell', 'product'),
        '^packages/products/src/',
        '^products$',
        '^apps/$1/product/',
      ],
    },
  },
  {
    name: 'next-only-in-its-adapter',
    comment: 'Only docs-shell/src/next imports next/*; so the framework stays replaceable.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: ['^packages/docs-shell/src/next/', nextConfig] },
    to: { path: npmPattern('next') },
  },
  {
    name: 'next-config-imports-types',
    comment: 'next.config.ts may import types of next, and docs-shell/next/config.',
    severity: 'error',
    from: { path: nextConfig },
    to: { path: npmPattern('next'), dependencyTypesNot: ['type-only'] },
  },
  // No package imports an app (see above), so only an app's own files can reach its demos.
  {
    name: 'pages-never-reach-demos',
    comment: pagesNeverReachDemos,
    severity: 'error',
    from: { path: String.raw`^apps/[^/]+/(pages/|next\.config\.ts$)` },
    to: {
      path: [String.raw`^apps/[^/]+/((content|demos)/|demo-root\.tsx$)`, String.raw`\.mdx$`],
      reachable: true,
    },
  },
  {
    name: 'pages-never-reach-demos',
    comment: pagesNeverReachDemos,
    severity: 'error',
    from: {
      path: String.raw`^(packages/docs-shell/src/(next|features)/|apps/[^/]+/(pages/|next\.config\.ts$))`,
      pathNot: [supportFiles, '^packages/docs-shell/src/features/demo/(runtime|playground)/'],
    },
    to: {
      path: [npmPattern('@emotion/*'), npmPattern('@mui/*'), String.raw`^packages/.*\.mdx$`],
      reachable: true,
    },
  },
  {
    name: 'demos-ignore-content',
    comment: 'In docs-build, content and demos meet in the pipeline, not in each other.',
    severity: 'error',
    from: { path: '^packages/docs-build/src/demos/' },
    to: { path: '^packages/docs-build/src/content/' },
  },
  {
    name: 'source-ignores-tests',
    comment:
      'Tests and fixtures are for tests: what the source needs too belongs in a source file.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: supportFiles },
    to: { path: '\\.(test|test-d|fixture)\\.[cm]?tsx?$' },
  },
  {
    name: 'dependencies-declared',
    comment: 'A workspace lists every package that it imports in its own package.json.',
    severity: 'error',
    from: { path: '^(apps|packages|tooling)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  ...buildRules,
  ...shellRules,
];
