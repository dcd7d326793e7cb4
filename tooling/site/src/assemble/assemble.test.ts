import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { writeOutputList } from 'docs-build/output-list';
import { describe, expect, it } from 'vitest';
import { addFiles, writeFiles } from '../write-files.fixture';
import { assembleSite } from './assemble';
import { formatSummary } from './format-summary';

const productTable = [
  { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
  { productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] },
];
const siteFolder = 'dist/site';

const appData = (...ids: string[]) =>
  JSON.stringify({ products: ids.map((id) => ({ identity: { id } })) });

const repository = {
  'package.json': '{"packageManager":"pnpm@12.21.0"}',
  'apps/home/package.json': '{}',
  'apps/home/.docs/app.json': appData('home'),
  'apps/home/dist/index.html': '<p>home</p>',
  'apps/home/dist/404.html': 'not found',
  'apps/home/dist/_assets/shell-1a2b3c4d.css': 'a{}',
  'apps/home/dist/_assets/roboto-1a2b3c4d.woff2': 'font',
  'apps/paint/package.json': '{}',
  'apps/paint/.docs/app.json': appData('paint'),
  'apps/paint/dist/paint/index.html': '<p>paint</p>',
  'apps/paint/dist/zh/paint/index.html': '<p>涂料</p>',
  'apps/paint/dist/paint/404.html': 'no paint',
  'apps/paint/dist/_assets/shell-1a2b3c4d.css': 'a{}',
};

async function assemble(files: Record<string, string> = repository) {
  const repoRoot = await writeFiles(files);
  const cacheDir = path.join(repoRoot, 'cache');
  // Restores the build output of each app, which tests change.
  const finishBuilds = () =>
    Promise.all(['home', 'paint'].map((app) => writeOutputList(path.join(repoRoot, 'apps', app))));
  const run = async () => {
    await finishBuilds();
    return assembleSite({ repoRoot, productTable, siteFolder });
  };
  const runCached = async () => {
    await finishBuilds();
    return assembleSite({ repoRoot, productTable, siteFolder, cacheDir });
  };
  const runUnfinished = () => assembleSite({ repoRoot, productTable, siteFolder });
  const site = path.join(repoRoot, siteFolder);
  return { repoRoot, run, runCached, runUnfinished, site };
}

async function readAll(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(folder, file), await readFile(file, 'base64')] as const;
  });
  return new Map((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe('assembleSite', () => {
  it.each<[string, (paint: string) => Promise<void>, string]>([
    [
      'lacks a file',
      (paint) => rm(path.join(paint, 'dist/paint/index.html')),
      'dist has 3 of the 4 files of its build: no paint/index.html',
    ],
    [
      'has a file that was cut',
      (paint) => writeFile(path.join(paint, 'dist/paint/index.html'), '<p>'),
      'dist/paint/index.html has another size than its build wrote',
    ],
    [
      'has no list, because its build did not end',
      (paint) => rm(path.join(paint, '.docs/output.json')),
      'no .docs/output.json: the build did not finish',
    ],
  ])('refuses an app whose dist %s, and keeps the site', async (_, damage, received) => {
    const { repoRoot, run, runUnfinished, site } = await assemble();
    await run();
    const before = await readAll(site);
    await damage(path.join(repoRoot, 'apps/paint'));
    await expect(runUnfinished()).rejects.toMatchObject({
      diagnostics: [{ file: 'apps/paint', code: 'DOCS8010', received }],
    });
    expect(await readAll(site)).toEqual(before);
  });

  it('merges the apps and compresses texts', async () => {
    const { run, site, repoRoot } = await assemble();
    const summary = await run();
    expect((await readdir(site, { recursive: true })).sort()).toEqual([
      '404.html',
      '404.html.gz',
      '_assets',
      '_assets/roboto-1a2b3c4d.woff2',
      '_assets/shell-1a2b3c4d.css',
      '_assets/shell-1a2b3c4d.css.gz',
      'index.html',
      'index.html.gz',
      'paint',
      'paint/404.html',
      'paint/404.html.gz',
      'paint/index.html',
      'paint/index.html.gz',
      'zh',
      'zh/paint',
      'zh/paint/index.html',
      'zh/paint/index.html.gz',
    ]);
    const compressed = await readFile(path.join(site, 'zh/paint/index.html.gz'));
    expect(gunzipSync(compressed).toString()).toBe('<p>涂料</p>');
    expect(formatSummary(summary, siteFolder)).toMatchInlineSnapshot(`
      "  home   1 page
        paint  2 pages
      dist/site: 2 apps, 3 pages, 7 files, 0.0 MiB (0.0 MiB compressed); 7 changed"
    `);
    expect(await readdir(path.join(repoRoot, 'dist'))).toEqual(['site']);
  });

  it('leaves out files of another build, which a task cache does not remove', async () => {
    const { run, runUnfinished, site, repoRoot } = await assemble();
    await run();
    await addFiles(repoRoot, { 'apps/paint/dist/old.html': 'old' });
    expect((await runUnfinished()).writtenCount).toBe(0);
    await expect(stat(path.join(site, 'old.html'))).rejects.toThrow('ENOENT');
  });

  it('writes only changed files and removes deleted ones', async () => {
    const { run, site, repoRoot } = await assemble();
    await run();
    const before = await stat(path.join(site, 'index.html'));
    await addFiles(repoRoot, { 'apps/paint/dist/paint/index.html': '<p>PAINT</p>' });
    await addFiles(repoRoot, { 'apps/home/dist/late/index.html': 'late' });
    expect((await run()).writtenCount).toBe(2);
    expect((await stat(path.join(site, 'index.html'))).mtimeMs).toBe(before.mtimeMs);
    expect(await readFile(path.join(site, 'paint/index.html'), 'utf8')).toBe('<p>PAINT</p>');
    await rm(path.join(repoRoot, 'apps/home/dist/late'), { recursive: true });
    await run();
    await expect(stat(path.join(site, 'late/index.html'))).rejects.toThrow('ENOENT');
  });

  it('gives files times that depend on their content alone, for ETags', async () => {
    const timesOf = async (folder: string) =>
      Promise.all(
        ['index.html', 'index.html.gz', 'paint/index.html', 'paint/index.html.gz'].map(
          async (file) => (await stat(path.join(folder, file))).mtimeMs,
        ),
      );
    const [first, second] = [await assemble(), await assemble()];
    await first.run();
    await second.run();
    const times = await timesOf(first.site);
    expect(await timesOf(second.site)).toEqual(times);
    expect(new Set(times).size).toBe(4);
    expect(times.every((time) => time < Date.UTC(2019, 0) && time > Date.UTC(1980, 0))).toBe(true);
    // The same size at the same time.
    await addFiles(first.repoRoot, { 'apps/paint/dist/paint/index.html': '<p>point</p>' });
    await first.run();
    const [index, , page, compressedPage] = await timesOf(first.site);
    expect([index, page === times[2], compressedPage === times[3]]).toEqual([
      times[0],
      false,
      false,
    ]);
  });

  it('creates the same site with and without a cache, after each change', async () => {
    const { run, runCached, site, repoRoot } = await assemble();
    const changes: readonly [string, number, () => Promise<unknown>][] = [
      ['nothing', 7, () => Promise.resolve()],
      ['nothing again', 0, () => Promise.resolve()],
      // The size is unchanged.
      [
        'a page',
        1,
        () => addFiles(repoRoot, { 'apps/paint/dist/paint/index.html': '<p>PAINT</p>' }),
      ],
      ['a new page', 1, () => addFiles(repoRoot, { 'apps/home/dist/late/index.html': 'late' })],
      ['a page less', 0, () => rm(path.join(repoRoot, 'apps/home/dist/late'), { recursive: true })],
      ['a file of the site', 1, () => writeFile(path.join(site, 'index.html'), '<p>HOME</p>')],
      ['a compressed file', 1, () => writeFile(path.join(site, 'index.html.gz'), 'not gzip')],
      ['no site', 7, () => rm(site, { recursive: true })],
      ['no cache', 0, () => rm(path.join(repoRoot, 'cache'), { recursive: true })],
    ];
    for (const [name, writtenCount, change] of changes) {
      await change();
      const summary = await runCached();
      expect(summary.writtenCount, name).toBe(writtenCount);
      const incremental = await readAll(site);
      await rename(site, `${site}.kept`);
      const clean = await run();
      expect({ ...summary, writtenCount: 0 }, name).toEqual({ ...clean, writtenCount: 0 });
      expect(incremental, name).toEqual(await readAll(site));
      await rm(site, { recursive: true });
      await rename(`${site}.kept`, site);
    }
  });

  it.each([
    ['is cut', Buffer.from('not gzip')],
    ['holds another text', gzipSync('<p>late</p>')],
    ['is empty', Buffer.alloc(0)],
    ['is gone', undefined],
  ])('compresses a text again whose compressed file %s', async (_, damaged) => {
    const { run, site } = await assemble();
    await run();
    const file = path.join(site, 'index.html.gz');
    await rm(file);
    if (damaged) await writeFile(file, damaged);
    expect((await run()).writtenCount).toBe(1);
    expect(gunzipSync(await readFile(file)).toString()).toBe('<p>home</p>');
  });

  it('reports with a cache that two apps now have different files', async () => {
    const { runCached, repoRoot } = await assemble();
    await runCached();
    await runCached();
    await addFiles(repoRoot, { 'apps/paint/dist/_assets/shell-1a2b3c4d.css': 'b{}' });
    await expect(runCached()).rejects.toThrow('other bytes than in apps/home');
  });

  it('does not change the site when a file of an app is overwritten', async () => {
    const { run, site, repoRoot } = await assemble();
    await run();
    await run();
    await writeFile(path.join(repoRoot, 'apps/home/dist/index.html'), 'half');
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe('<p>home</p>');
  });

  it('reports the command to run if apps are not built', async () => {
    const { run } = await assemble({
      ...repository,
      'apps/ink/package.json': '{}',
      'apps/wax/package.json': '{}',
      'apps/wax/dist/wax/index.html': 'wax',
    });
    await expect(run()).rejects.toThrowErrorMatchingInlineSnapshot(`
      [DiagnosticsError: apps/ink  DOCS8010
        received  no dist: the app is not built
        expected  a finished build of every app
        hint      Run: npm run build, or in apps/ink: npx -y pnpm@12.21.0 run build

      apps/wax  DOCS8010
        received  no .docs/app.json: the app is not built
        expected  a finished build of every app
        hint      Run: npm run build, or in apps/wax: npx -y pnpm@12.21.0 run build

      2 errors]
    `);
  });

  it('reports files with different bytes in two apps, and pages of another product', async () => {
    const { run, site } = await assemble({
      ...repository,
      'apps/home/dist/paint/react-brush/index.html': 'of home',
      'apps/paint/dist/paint/react-brush/index.html': 'of paint',
      'apps/paint/dist/_assets/shell-1a2b3c4d.css': 'b{}',
      'apps/paint/dist/painting/index.html': 'x',
    });
    await expect(run()).rejects.toThrowErrorMatchingInlineSnapshot(`
      [DiagnosticsError: apps/home/dist/paint/react-brush/index.html  DOCS2009
        received  /paint/react-brush/, an address of the product paint
        expected  addresses below / that no other product owns
        hint      Move the page, or correct the prefixes in packages/products/src/product-table.ts.

      apps/paint/dist/_assets/shell-1a2b3c4d.css  DOCS8011
        received  other bytes than in apps/home/dist/_assets/shell-1a2b3c4d.css
        expected  each file from one app, or the same bytes from both
        hint      Build both apps (home, paint) again: names of assets come from their content.

      apps/paint/dist/paint/react-brush/index.html  DOCS8011
        received  other bytes than in apps/home/dist/paint/react-brush/index.html
        expected  each file from one app, or the same bytes from both
        hint      Remove the page from home or from paint.

      apps/paint/dist/painting/index.html  DOCS2009
        received  /painting/, an address of the product home
        expected  addresses below /paint that no other product owns
        hint      Move the page, or correct the prefixes in packages/products/src/product-table.ts.

      4 errors]
    `);
    await expect(stat(site)).rejects.toThrow('ENOENT');
  });

  it('keeps the last site if there are diagnostics', async () => {
    const { run, site, repoRoot } = await assemble();
    await run();
    await addFiles(repoRoot, { 'apps/paint/dist/index.html': 'of paint' });
    await expect(run()).rejects.toThrow('apps/paint/dist/index.html');
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe('<p>home</p>');
  });
});
