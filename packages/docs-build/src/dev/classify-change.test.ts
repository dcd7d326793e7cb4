import { expect, it } from 'vitest';
import { classifyChange } from './classify-change';

it.each([
  { file: '/r/packages/docs-shell/src/features/frame/Header.tsx', kind: 'source' },
  { file: '/r/packages/docs-shell/src-old/Header.tsx', kind: 'nothing' },
  { file: '/r/apps/a/product.ts', kind: 'app' },
  { file: '/r/apps/a/docs.config.ts', kind: 'app' },
  { file: '/r/apps/a/slots/Footer.tsx', kind: 'app' },
  { file: '/r/apps/a/package.json', kind: 'settings' },
  { file: '/r/apps/a/next.config.ts', kind: 'settings' },
  { file: '/r/apps/a/next.config.mjs', isNewOrGone: true, kind: 'settings' },
  { file: '/r/apps/a/tsconfig.json', kind: 'settings' },
  { file: '/r/apps/a/demos/package.json', kind: 'demo' },
  { file: '/r/apps/a/pages/_app.tsx', kind: 'app' },
  { file: '/r/apps/a/project-root.tsx', kind: 'app' },
  { file: '/r/apps/a/demo-root.tsx', kind: 'demoRoot' },
  { file: '/r/apps/a/demo-root.tsx', isNewOrGone: true, kind: 'app' },
  { file: '/r/apps/a/tables/properties.ts', kind: 'app' },
  { file: '/r/apps/a/product/guide-pages.ts', kind: 'app' },
  { file: '/r/apps/a/translations/zh.json', kind: 'app' },
  { file: '/r/apps/a/generated/api/button.json', kind: 'app' },
  { file: '/r/apps/a/content/images/states.png', kind: 'app' },
  { file: '/r/apps/a/content/react-button.mdx', kind: 'page' },
  { file: '/r/apps/a/content/react-button.mdx', isNewOrGone: true, kind: 'app' },
  { file: '/r/apps/a/demos/button/Basic.tsx', kind: 'demo' },
  { file: '/r/apps/a/demos/button/Basic.tsx', isNewOrGone: true, kind: 'app' },
  { file: '/r/apps/a/demos/button/basic.module.css', kind: 'stylesheet' },
  { file: '/r/apps/a/demos/button/basic.css.ts', kind: 'stylesheet' },
  { file: '/r/apps/a/README.md', kind: 'nothing' },
  { file: '/r/apps/a/next-env.d.ts', kind: 'nothing' },
  { file: '/r/apps/a/.docs/dev-server.json', kind: 'nothing' },
  { file: '/r/apps/a/node_modules/.cache/docs/content/a.mdx', kind: 'nothing' },
  { file: '/r/apps/another/content/index.mdx', kind: 'nothing' },
])('takes $file for $kind', ({ file, isNewOrGone = false, kind }) => {
  const sourceDirs = ['/r/packages/docs-shell/src'];
  expect(classifyChange('/r/apps/a', sourceDirs, { file, isNewOrGone })).toBe(kind);
});
