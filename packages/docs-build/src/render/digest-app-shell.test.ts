import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { digestAppShell } from './digest-app-shell';

let root: string;

const pageFiles = {
  'pages/[[...path]].tsx': `export { default } from 'docs-shell/next/page';`,
  'pages/_app.tsx': `import 'docs-shell/shell.css';\nexport { default } from 'docs-shell/next/app';`,
  'next.config.ts': `import { withDocs } from 'docs-shell/next/config';`,
};

async function save(file: string, text: string) {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

/** Writes an app with a name, at a depth of folders. */
async function createApp(folder: string, name: string) {
  const toRoot = path.relative(path.join('/', folder), '/');
  for (const [file, text] of Object.entries(pageFiles)) await save(`${folder}/${file}`, text);
  await save(
    `${folder}/package.json`,
    JSON.stringify({ name, version: '1.0.0', type: 'module', dependencies: { [name]: '1' } }),
  );
  await save(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: `${toRoot}/settings.json`, include: [name] }),
  );
}

const digest = (app = 'apps/one') =>
  digestAppShell(path.join(root, app), { packagesDir: path.join(root, 'packages') });

beforeEach(async () => {
  root = temporaryFolder('shell');
  await save('pnpm-workspace.yaml', '');
  await save('pnpm-lock.yaml', '');
  await save('settings.json', JSON.stringify({ extends: './base.json' }));
  await save('base.json', JSON.stringify({ compilerOptions: { jsx: 'preserve' } }));
  await save('packages/docs-build/src/render/render-pages.ts', '');
  await save('packages/docs-shell/src/next/page.tsx', '');
  await save('packages/docs-shell/src/shell.css', '');
  await save('packages/products/src/index.ts', '');
  await save('node_modules/next/package.json', '{ "name": "next", "version": "16.0.0" }');
  await createApp('apps/one', 'one');
});

describe('digestAppShell', () => {
  it.each([
    ['a page file', 'apps/one/pages/_app.tsx', `import 'docs-shell/other.css';`],
    ['another page file', 'apps/one/pages/other.tsx', ''],
    ['a file of the App Router', 'apps/one/app/page.tsx', ''],
    ['settings of Next', 'apps/one/next.config.ts', `export default {};`],
    ['settings of Babel', 'apps/one/.babelrc', '{}'],
    ['settings of PostCSS', 'apps/one/postcss.config.mjs', ''],
    ['a middleware', 'apps/one/middleware.ts', ''],
    ['an environment file', 'apps/one/.env.production', 'A=1'],
    ['browsers', 'apps/one/package.json', '{ "type": "module", "browserslist": "last 1 version" }'],
    ['the kind of modules', 'apps/one/package.json', '{}'],
    ['settings of TypeScript', 'apps/one/tsconfig.json', '{ "compilerOptions": {} }'],
    ['inherited settings', 'settings.json', '{ "compilerOptions": { "paths": {} } }'],
    ['settings inherited twice', 'base.json', '{ "compilerOptions": { "jsx": "react" } }'],
    [
      'an installed package',
      'node_modules/next/package.json',
      '{ "name": "next", "version": "17.0.0" }',
    ],
    ['the lockfile', 'pnpm-lock.yaml', 'changed'],
    ['the shell', 'packages/docs-shell/src/next/page.tsx', 'changed'],
    ['the products', 'packages/products/src/index.ts', 'changed'],
    ['what renders', 'packages/docs-build/src/render/render-pages.ts', 'changed'],
  ])('changes with %s', async (_, file, text) => {
    const before = await digest();
    await save(file, text);
    const after = await digest();
    expect(after.code).not.toBe(before.code);
    expect(after.all).not.toBe(before.all);
    expect(after.compile).not.toBe(before.compile);
  });

  it('changes with environment variables that Next compiles into pages', async () => {
    const before = await digest();
    vi.stubEnv('NEXT_PUBLIC_NAME', 'a');
    expect((await digest()).all).not.toBe(before.all);
  });

  it('excludes stylesheets from the digest of pages', async () => {
    const before = await digest();
    await save('packages/docs-shell/src/shell.css', 'changed');
    const after = await digest();
    expect(after.code).toBe(before.code);
    expect(after.all).not.toBe(before.all);
    expect(after.compile).not.toBe(before.compile);
  });

  it('is the same for another app, at another depth, and in another clone', async () => {
    const before = await digest();
    await createApp('tooling/fixtures/two', 'two');
    await save('tooling/fixtures/two/content/index.mdx', 'Text');
    await save('tooling/fixtures/two/product.ts', '');
    expect(await digest('tooling/fixtures/two')).toEqual(before);
    const first = root;
    root = temporaryFolder('clone');
    await cp(first, root, { recursive: true });
    expect(await digest()).toEqual(before);
  });

  it.each([
    ['of its own', `import '../own.css';`],
    ['of a package that is not known', `export { a } from "@scope/unknown/a";`],
    ['that it loads later', `const a = import('../demos/a');`],
  ])('does not share what holds a module %s', async (_, text) => {
    expect((await digest()).compile).toBeDefined();
    await save('apps/one/pages/other.tsx', text);
    expect((await digest()).compile).toBeUndefined();
  });
});
