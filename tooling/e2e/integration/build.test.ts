import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFiles, type AppCopy } from '@tooling/fixture-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFixture } from '../src/sites/copy-fixture';
import { fixtureDir } from '../src/sites/list-app-dirs';

const isFull = process.env['E2E_TIER'] === 'full';

// Each test goes on from what the one before has built: none can be repeated alone.
describe('docs build', { timeout: 600_000 }, () => {
  let copy: AppCopy;
  let output: ReadonlyMap<string, string>;
  /** Caches of this test's own, so that it knows what is read from them. */
  let caches: string;

  /** Builds with a cache folder of that name. Returns the pages that Next rendered; undefined if it did not start. */
  const build = async (cache = 'kept'): Promise<unknown> => {
    const list = path.join(copy.appDir, '.docs/render.json');
    await rm(list, { force: true });
    await copy.build({ DOCS_CACHE_DIR: path.join(caches, cache) });
    const text = await readFile(list, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const expectSameOutput = async () => {
    const again = await copy.readOutput();
    expect([...again.keys()]).toEqual([...output.keys()]);
    const different = [...output].filter(([file, content]) => again.get(file) !== content);
    expect(different.map(([file]) => file)).toEqual([]);
  };

  beforeAll(async () => {
    output = await readFiles(path.join(fixtureDir('tiny'), 'dist'));
    copy = await copyFixture('tiny', 'rebuilt');
    caches = await mkdtemp(path.join(tmpdir(), 'docs-cache-'));
  });

  afterAll(async () => {
    await copy.remove();
    await rm(caches, { recursive: true, force: true });
  });

  it('contributes pages, its 404 and assets named by content, and nothing of the framework', () => {
    const pages = [...output.keys()].filter((file) => !file.startsWith('_assets/'));
    expect(pages).toEqual([
      'material-ui/404.html',
      'material-ui/_demos/_playground/index.html',
      'material-ui/docs-files.json',
      'material-ui/docs-manifest.json',
      'material-ui/index.html',
      'material-ui/index.md',
      'material-ui/llms.txt',
      'material-ui/logo.svg',
      'material-ui/react-switch/index.html',
      'material-ui/react-switch/index.md',
      'material-ui/search-en.json',
      'material-ui/writing/index.html',
      'material-ui/writing/index.md',
    ]);
    for (const file of output.keys()) {
      expect(file).not.toContain('_next');
    }
  });

  it('gives the same bytes for the same sources, wherever they lie', async () => {
    expect(await build()).toHaveLength(5);
    await expectSameOutput();
  });

  it('gives the same bytes with what is in the cache, and starts Next for nothing', async () => {
    const folder = path.join(caches, 'kept');
    const before = await readdir(folder, { recursive: true });
    const stages = before
      .filter((file) => /\/[\da-f]{64}$/.test(file))
      .map((file) => path.dirname(file));
    expect(stages).toEqual(
      expect.arrayContaining([
        'boot',
        'demos',
        'library',
        'next',
        'playground',
        'react',
        'rendered-demos',
      ]),
    );
    expect(await build()).toBeUndefined();
    await expectSameOutput();
    // Everything was read: a stage with another key, or other inputs, leaves another entry.
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(before.sort());
  });

  it('gives the same bytes with pages that Next compiled for another app', async () => {
    const shared = path.join(caches, 'shared');
    await cp(path.join(caches, 'kept/next'), path.join(shared, 'next'), { recursive: true });
    const other = await copyFixture('system', 'compiled-elsewhere');
    try {
      const compiled = await readdir(path.join(shared, 'next'));
      await other.build({ DOCS_CACHE_DIR: shared });
      expect(await readdir(path.join(shared, 'next')), 'nothing was compiled').toEqual(compiled);
      expect(await other.readOutput()).toEqual(
        await readFiles(path.join(fixtureDir('system'), 'dist')),
      );
    } finally {
      await other.remove();
    }
  });

  it('changes one script, one project and one page when one demo changes', async () => {
    await copy.edit('demos/switch/SecondSwitch.tsx', 'defaultChecked', 'disabled');
    expect(await build()).toEqual([['material-ui', 'react-switch']]);
    const changed = await copy.readOutput();
    const added = [...changed.keys()].filter((file) => !output.has(file));
    const removed = [...output.keys()].filter((file) => !changed.has(file));
    const rewritten = [...changed].filter(([file, content]) => {
      const before = output.get(file);
      return before !== undefined && before !== content;
    });
    expect(added).toEqual([
      expect.stringMatching(/^_assets\/demo-switch-SecondSwitch-tsx-[\w-]+\.js$/),
      expect.stringMatching(/^_assets\/project-switch-SecondSwitch-[\w-]+\.json$/),
    ]);
    expect(removed).toHaveLength(2);
    expect(rewritten.map(([file]) => file)).toEqual([
      'material-ui/docs-files.json',
      'material-ui/docs-manifest.json',
      'material-ui/react-switch/index.html',
      'material-ui/react-switch/index.md',
    ]);
  });

  it('writes what a build without caches writes', async () => {
    await copy.edit('content/writing.mdx', 'title: ', 'title: New ');
    expect(await build(), 'navigation names every title').toHaveLength(5);
    const incremental = await copy.readOutput();
    expect(await build('empty')).toHaveLength(5);
    expect(incremental).toEqual(await copy.readOutput());
    output = incremental;
  });

  it.runIf(isFull)('misses entries that are corrupt', async () => {
    const entries = await readdir(path.join(caches, 'kept'), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(20);
    for (const { parentPath, name } of files) {
      await writeFile(path.join(parentPath, name), 'corrupt');
    }
    expect(await build()).toHaveLength(5);
    await expectSameOutput();
  });

  it.runIf(isFull)('reports the faults of a page in each build', async () => {
    await copy.edit(
      'content/writing.mdx',
      '\n## ',
      '\n[gone](/material-ui/react-switch/#gone)\n\n## ',
    );
    await expect(build()).rejects.toThrow('#gone');
    await expect(build()).rejects.toThrow('#gone');
    await copy.edit('content/writing.mdx', '#gone', '');
    await copy.edit('content/writing.mdx', '[gone]', '[States of a switch]');
    await build();
    // The page with the link stays as it is; the one that it leads to goes.
    await copy.edit(
      'content/writing.mdx',
      '/material-ui/react-switch/)',
      '/material-ui/react-switch/#states)',
    );
    await build();
    await copy.edit('content/react-switch.mdx', '## States', '## Conditions');
    await expect(build()).rejects.toThrow(/writing\.mdx[^]*#states/);
  });
});
