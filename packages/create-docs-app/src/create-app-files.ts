import { engines } from './engines';
import { firstDemoFile, writeFirstDemo } from './engines/first-demo';
import type { EngineFiles } from './engines/types';
import { displayName, type NewApp } from './new-app';
import { listManagerFiles } from './package-manager';

/** Returns the files of a new app by path inside its folder. The app builds without edits and has one demo. */
export function createAppFiles(app: NewApp): Readonly<Record<string, string>> {
  return {
    'package.json': createPackageJson(app),
    'tsconfig.json': app.platformVersion === undefined ? workspaceSettings : ownSettings,
    ...(app.platformVersion !== undefined && {
      '.gitattributes': lineEndings,
      '.gitignore': ignoredFiles,
    }),
    'next.config.ts': `import { withDocs } from 'docs-shell/next/config';

export default withDocs();
`,
    'product.ts': createProduct(app),
    'demo-root.tsx': `import type { DemoRootProps } from 'docs-shell/demos';

/**
 * The context of every demo: the provider and the stylesheet of the library belong here. What else its styles need is in
 * docs/style-engines.md of the platform.
 */
export default function DemoRoot({ children }: DemoRootProps) {
  return <>{children}</>;
}
`,
    'pages/_app.tsx': `import 'docs-shell/shell.css';

export { default } from 'docs-shell/next/app';
`,
    'pages/_document.tsx': `export { default } from 'docs-shell/next/document';
`,
    'pages/[[...path]].tsx': `// All pages of the app in all languages; its 404 is a page too.
export { getStaticPaths, getStaticProps } from 'docs-shell/next/data';
export { default } from 'docs-shell/next/page';
`,
    'content/index.mdx': createIndex(app),
    [firstDemoFile]: writeFirstDemo(),
    ...engineOf(app).files,
    ...listManagerFiles(app.packageManager ?? 'npm'),
  };
}

function engineOf({ styleEngine }: NewApp): EngineFiles {
  return styleEngine === undefined ? { files: {} } : engines[styleEngine];
}

const workspaceSettings = `{
  "extends": "@tooling/tsconfig/app.json",
  "include": ["*.ts", "*.tsx", "pages", "demos"],
  "references": [
    { "path": "../../packages/docs-build" },
    { "path": "../../packages/docs-shell" },
    { "path": "../../packages/products" }
  ]
}
`;

/** Has all that Next wants to be there: it would rewrite the file otherwise. */
const ownSettings = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "isolatedModules": true,
    "resolveJsonModule": true,
    "esModuleInterop": true,
    "skipLibCheck": true,
    "types": ["node", "next/types/global"],
    "noEmit": true,
    "allowJs": true,
    "incremental": true
  },
  "include": ["*.ts", "*.tsx", "pages", "demos"],
  "exclude": ["node_modules"]
}
`;

/** Git for Windows would write other bytes than those that `docs api --check` and caches compare. */
const lineEndings = `* text=auto eol=lf
`;

const ignoredFiles = `node_modules
.docs
.next
dist
next-env.d.ts
*.tsbuildinfo
`;

/** Dependencies of every app besides its library: React, Next and the platform. */
const commonDependencies: Readonly<Record<string, string>> = {
  'docs-build': 'workspace:*',
  'docs-shell': 'workspace:*',
  next: 'catalog:',
  products: 'workspace:*',
  react: 'catalog:',
  'react-dom': 'catalog:',
};

/** Versions for an app in a repository of its own. */
const ranges: Readonly<Record<string, string>> = {
  '@types/node': '^24.0.0',
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
  next: '^16.0.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  typescript: '^5.9.0',
};

/** The alias keeps the scope out of imports. */
function platformPackage(name: string, version: string, scope: string | undefined): string {
  return scope === undefined ? version : `npm:${scope}/${name}@${version}`;
}

function createPackageJson(app: NewApp): string {
  const { id, packageName, packageVersion = 'latest', platformVersion, platformScope } = app;
  const { dependencies = {}, devDependencies = {} } = engineOf(app);
  const isOwn = platformVersion !== undefined;
  const names = Object.keys(commonDependencies).filter((name) => !isOwn || name !== 'products');
  const versionOf = (name: string) =>
    isOwn
      ? (ranges[name] ??
        (name === packageName
          ? packageVersion
          : platformPackage(name, platformVersion, platformScope)))
      : (commonDependencies[name] ?? 'catalog:');
  const listVersions = (list: readonly string[]) =>
    Object.fromEntries([...list].sort().map((name) => [name, versionOf(name)]));
  const packageJson = {
    name: id,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      ...(isOwn && { api: 'docs api' }),
      build: 'docs build',
      check: 'docs check',
      dev: 'docs dev',
      ...(isOwn && { preview: 'docs preview' }),
      ...(!isOwn && { pages: 'page-tests' }),
    },
    dependencies: sortKeys({
      ...dependencies,
      ...listVersions([...new Set([...names, packageName])]),
    }),
    devDependencies: sortKeys({
      ...devDependencies,
      ...(!isOwn && {
        '@tooling/page-tests': 'workspace:*',
        '@tooling/tsconfig': 'workspace:*',
      }),
      ...listVersions(['@types/node', '@types/react', '@types/react-dom', 'typescript']),
    }),
  };
  return `${JSON.stringify(packageJson, null, 2)}\n`;
}

function sortKeys(record: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function createProduct(app: NewApp): string {
  const name = displayName(app);
  const isOwn = app.platformVersion !== undefined;
  const route = isOwn
    ? `  route: { category: '${app.categoryId}', prefixes: ['/${app.id}'] },\n`
    : '';
  const shape = '<path d="M6 6h20v20H6z"/>';
  return `import { defineProduct } from 'docs-shell/product';

const mark =
  '<svg viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round">${shape}</svg>';

export default defineProduct({
  identity: {
    id: '${app.id}',
    name: '${name}',
    metadata: '${name}',
    tagline: 'One line that says what it is for',
    logoSvg: mark,
    accent: { light: '#3a4bb0', dark: '#a3b1f5' },
  },
  library: { packageName: '${app.packageName}'${isOwn ? ', api: {}' : ''} },
${route}  versions: [{ current: true }],
  pages: [{ pathname: '/${app.id}', icon: 'home' }],
});
`;
}

function createIndex(app: NewApp): string {
  const name = displayName(app);
  return `---
title: ${name}
description: What ${name} is, whom it serves and how to begin. Replace this line with 60 to 160 characters of your own.
---

This page documents \`${app.packageName}\`.

<Demo file="counter/FirstCounter.tsx" title="A first demo" />
`;
}
