import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFiles, type AppCopy } from '@tooling/fixture-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFixture } from '../src/sites/copy-fixture';
import { fixtureDir } from '../src/sites/list-app-dirs';

describe('docs build', () => {
  let copy: AppCopy;
  let output: ReadonlyMap<string, string>;
  /** Caches of this test's own, so that it knows what is read from them. */
  let caches: string;

  const build = () => copy.build({ DOCS_CACHE_DIR: caches });
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
    await build();
    await expectSameOutput();
  });

  it('gives the same bytes with what is in the cache', async () => {
    const before = await readdir(caches, { recursive: true });
    const stages = before
      .filter((file) => /\/[\da-f]{64}$/.test(file))
      .map((file) => path.dirname(file));
    expect(stages).toEqual(
      expect.arrayContaining(['boot', 'demos', 'library', 'playground', 'react', 'rendered-demos']),
    );
    await build();
    await expectSameOutput();
    // Everything was read: a stage with another key, or other inputs, leaves another entry.
    expect((await readdir(caches, { recursive: true })).sort()).toEqual(before.sort());
  });

  it('changes one script, one project and one page when one demo changes', async () => {
    await copy.edit('demos/switch/SecondSwitch.tsx', 'defaultChecked', 'disabled');
    await build();
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
});
