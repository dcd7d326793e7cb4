import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { formatText } from 'diagnostics';
import { beforeEach, expect, it } from 'vitest';
import { createCodeHighlighter } from '../content/highlight';
import { openContentCache } from '../content/content-cache';
import { loadApp } from '../load';
import { addFiles, createApp, identityFixture } from '../load/app.fixture';
import { createAppModel } from './app-model';
import type { DevServerContext } from './dev-context';
import { createFrontMatterIndex } from './front-matter-index';
import { createPageCache } from './page-cache';

const page = (text: string) => `---
title: Brush
description: Everything that a brush can do, from a thin line to a filled shape, with examples.
---

${text}
`;

const table = (text: string) =>
  `export default { columns: [{ title: 'A' }, { title: 'B' }], rows: [{ id: 'a', cells: ['${text}', ''] }] };`;

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>';

let appDir: string;
let cacheDir: string;

beforeEach(async () => {
  const pathname = '/material-ui/brush';
  appDir = await createApp({
    'product.ts': `export default { ${identityFixture('material-ui')}, versions: [{ current: true }], pages: [{ pathname: '${pathname}' }] };`,
    'content/brush.mdx': page('Text'),
    'tables/brush.ts': table('cell'),
    'content/line.svg': image,
  });
  cacheDir = temporaryFolder('cache');
});

/** Compiles the page in a session of its own. `made` tells how often it was not in the cache. */
async function compile() {
  const app = await loadApp(appDir, { cacheKey: String(performance.now()) });
  expect(formatText(app.diagnostics)).toBe('0 errors');
  const cache = openContentCache({ cacheDir, codeDigest: 'code' });
  let made = 0;
  const { compile: compilePage } = createAppModel({
    app,
    context: {} as DevServerContext,
    highlighter: createCodeHighlighter(cacheDir),
    frontMatter: createFrontMatterIndex(),
    pageCache: createPageCache(),
    contentCache: {
      ...cache,
      get: (parts, make, file) => {
        const count = () => {
          made += 1;
          return make();
        };
        return cache.get(parts, count, file);
      },
    },
  });
  const { content } = (await compilePage(() => true)) ?? {};
  const stored = await readdir(path.join(cacheDir, 'content')).catch(() => []);
  return { html: content?.segments.join(''), made, stored: stored.length };
}

it('compiles a page once for all sessions, and again after an edit', async () => {
  const html = '<p>Text</p>';
  expect(await compile()).toEqual({ html, made: 1, stored: 1 });
  expect(await compile()).toEqual({ html, made: 0, stored: 1 });
  await addFiles(appDir, { 'content/brush.mdx': page('Other') });
  expect(await compile()).toEqual({ html: '<p>Other</p>', made: 1, stored: 2 });
  await addFiles(appDir, { 'content/brush.mdx': page('Text') });
  expect(await compile()).toEqual({ html, made: 0, stored: 2 });
});

it('compiles a page again when the rows of its table change', async () => {
  await addFiles(appDir, { 'content/brush.mdx': page('<GeneratedTable file="brush.ts" />') });
  const first = await compile();
  expect(first.html).toContain('cell');
  expect(await compile()).toEqual({ ...first, made: 0 });
  await writeFile(path.join(appDir, 'tables/brush.ts'), table('other'));
  const edited = await compile();
  expect(edited.html).toContain('other');
  expect(edited).toMatchObject({ made: 1, stored: 2 });
});

it('caches no page whose tables do not follow from its text, and none with a mistake', async () => {
  await addFiles(appDir, { 'content/brush.mdx': page("<GeneratedTable file='brush.ts' />") });
  const unusual = await compile();
  expect(unusual.html).toContain('cell');
  expect(unusual.stored).toBe(0);
  await addFiles(appDir, { 'content/brush.mdx': page('<GeneratedTable file="none.ts" />') });
  expect(await compile()).toMatchObject({ made: 1, stored: 0 });
  expect(await compile()).toMatchObject({ made: 1, stored: 0 });
});

it('keeps the URLs of images, which name the folder of the app', async () => {
  await addFiles(appDir, { 'content/brush.mdx': page('![A thin line.](./line.svg)') });
  const first = await compile();
  expect(first.html).toContain(`/@dev/@fs${appDir}/content/line.svg`);
  expect(await compile()).toEqual({ ...first, made: 0 });
});
