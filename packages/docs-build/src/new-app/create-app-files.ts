import { displayName, type NewApp } from './new-app';

/** Returns the files of a new app by path inside its folder. The app builds without edits and has one demo. */
export function createAppFiles(app: NewApp): Readonly<Record<string, string>> {
  return {
    'package.json': createManifest(app),
    'tsconfig.json': `{
  "extends": "@tooling/tsconfig/app.json",
  "include": ["*.ts", "*.tsx", "pages", "demos"],
  "references": [
    { "path": "../../packages/docs-build" },
    { "path": "../../packages/docs-shell" },
    { "path": "../../packages/products" }
  ]
}
`,
    'next.config.ts': `import { withDocs } from 'docs-shell/next/config';

export default withDocs();
`,
    'product.ts': createProduct(app),
    'demo-root.tsx': `import type { DemoRootProps } from 'docs-shell/demos';

/** The context of every demo: the library's provider belongs here. */
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
    'demos/counter/FirstCounter.tsx': `import { useState } from 'react';

export default function FirstCounter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`,
  };
}

/** Dependencies of every app besides its library: React, Next and the platform. */
const commonDependencies = {
  'docs-build': 'workspace:*',
  'docs-shell': 'workspace:*',
  next: 'catalog:',
  products: 'workspace:*',
  react: 'catalog:',
  'react-dom': 'catalog:',
};

function createManifest({ id, packageName }: NewApp): string {
  const dependencies = Object.entries({ ...commonDependencies, [packageName]: 'catalog:' });
  const manifest = {
    name: id,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'docs build',
      check: 'docs check',
      dev: 'docs dev',
      lint: 'node ../../tooling/lint/lint-cli.mjs',
      pages: 'page-tests',
      types: 'check-types',
    },
    dependencies: Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1))),
    devDependencies: {
      '@tooling/page-tests': 'workspace:*',
      '@tooling/tsconfig': 'workspace:*',
      '@types/node': 'catalog:',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
      typescript: 'catalog:',
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function createProduct(app: NewApp): string {
  const name = displayName(app);
  const shape = '<path d="M6 6h20v20H6z"/>';
  const drawing = 'fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"';
  return `import { defineProduct } from 'docs-shell/manifest';

const mark =
  '<svg viewBox="0 0 32 32" ${drawing}>${shape}</svg>';

const wordmark =
  '<svg viewBox="0 0 160 32" ${drawing}>${shape}<text x="42" y="22" fill="currentColor" stroke="none" font-family="Roboto, sans-serif" font-size="18" font-weight="600">${name}</text></svg>';

export default defineProduct({
  identity: {
    id: '${app.id}',
    name: '${name}',
    metadata: '${name}',
    tagline: 'One line that says what it is for',
    logoSvg: mark,
    wordmarkSvg: wordmark,
    accent: { light: '#3a4bb0', dark: '#a3b1f5' },
  },
  library: { packageName: '${app.packageName}' },
  versions: [{ current: true }],
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
