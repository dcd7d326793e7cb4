import { cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppCopy } from '@tooling/fixture-builder';
import { isLinkedPage } from 'docs-shell/offline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyFixture } from '../src/sites/copy-fixture';
import { isFull } from '../src/tier';

/** Changes of the fixture's sources: file, the fixture's text, another text. */
const demoChange = ['demos/switch/SecondSwitch.tsx', 'defaultChecked', 'disabled'] as const;
const titleChange = ['content/writing.mdx', 'title: ', 'title: New '] as const;

/** Changes for a new page, a new stylesheet, a renamed page and a renamed demo. */
const changes = [
  ['content/index.mdx', 'A text page', 'A page'],
  ['content/react-switch.mdx', 'switch/FirstSwitch.tsx', 'switch/MovedSwitch.tsx'],
  ['demos/switch/ThirdSwitch.tsx', 'export default', "import './third.css';\n\nexport default"],
  ['product.ts', "'/material-ui/writing', beta: true }", "'/material-ui/moved', beta: true }"],
  [
    'product.ts',
    "'/material-ui/moved'",
    "'/material-ui/added' }, { pathname: '/material-ui/moved'",
  ],
] as const;

const addedPage = `---
title: Added
description: A page with a demo that another page shows too, for tests of what a build reads from its caches.
---

<Demo file="switch/SecondSwitch.tsx" title="Second" />
`;

/** Builds a fixture in a folder of its own, with the caches of the repository. */
async function buildReference(fixture: string): Promise<ReadonlyMap<string, string>> {
  const app = await copyFixture(fixture, `reference-${fixture}`);
  try {
    await app.build();
    return await app.readOutput();
  } finally {
    await app.remove();
  }
}

// The copy starts with changed sources, which the tests change back. The result must be the same bytes as a build with
// other caches in another folder. Each test continues from the build of the previous one, so none can be repeated alone.
describe('docs build', { timeout: 600_000 }, () => {
  let copy: AppCopy;
  let reference: ReadonlyMap<string, string>;
  /** Separate caches, so that the test knows their entries. */
  let caches: string;

  /** Returns the titles of the pages that were rendered: those that the cache did not hold. */
  const build = async (): Promise<readonly string[]> => {
    const before = await readCachedPages();
    // Otherwise a build without changes would not read the caches.
    await rm(path.join(copy.appDir, '.docs/last-build.txt'), { force: true });
    await copy.build({ DOCS_CACHE_DIR: caches });
    return [...(await readCachedPages())]
      .filter(([file, html]) => before.get(file) !== html)
      .map(([, html]) => /<title>([^<]*)/.exec(html)?.[1] ?? '');
  };

  const readCachedPages = async (): Promise<ReadonlyMap<string, string>> => {
    const folder = path.join(caches, 'html');
    const names: readonly string[] = await readdir(folder).catch(() => []);
    return new Map(
      await Promise.all(
        names.map(async (name) => {
          const html = await readFile(path.join(folder, name), 'latin1');
          // Letters of a page that has others than those of Latin-1 have two bytes.
          return [name, html.replaceAll('\0', '')] as const;
        }),
      ),
    );
  };

  beforeAll(async () => {
    reference = await buildReference('tiny');
    copy = await copyFixture('tiny', 'rebuilt');
    caches = await mkdtemp(path.join(tmpdir(), 'docs-cache-'));
    for (const [file, from, to] of [demoChange, titleChange]) await copy.edit(file, from, to);
  }, 600_000);

  afterAll(async () => {
    await copy.remove();
    await rm(caches, { recursive: true, force: true });
  });

  it('writes the stylesheets of a linked page into its page', () => {
    const linkedPages = [...reference.keys()].filter(isLinkedPage);
    const read = (name: string) => Buffer.from(reference.get(name) ?? '', 'base64').toString();
    expect(linkedPages).toHaveLength(3);
    for (const file of linkedPages) {
      const linked = read(file);
      const withStyles = linked.replaceAll(
        /<link rel="stylesheet" href="\/([^"]+)"\/>/g,
        (_, name: string) => `<style data-href="/${name}">${read(name)}</style>`,
      );
      expect(withStyles).not.toBe(linked);
      expect(read(file.replace('_linked/', ''))).toBe(withStyles);
    }
  });

  it('contributes pages, a 404 page and assets named by content, and no files of Next', () => {
    const pages = [...reference.keys()].filter((file) => !file.startsWith('_assets/'));
    expect(pages).toEqual([
      'material-ui/404.html',
      'material-ui/_demos/_playground/index.html',
      'material-ui/_linked/index.html',
      'material-ui/docs-manifest.json',
      'material-ui/index.html',
      'material-ui/index.md',
      'material-ui/llms.txt',
      'material-ui/logo.svg',
      'material-ui/precache-manifest.json',
      'material-ui/react-switch/_linked/index.html',
      'material-ui/react-switch/index.html',
      'material-ui/react-switch/index.md',
      'material-ui/search-en.json',
      'material-ui/third-party-licenses.txt',
      'material-ui/writing/_linked/index.html',
      'material-ui/writing/index.html',
      'material-ui/writing/index.md',
    ]);
    for (const file of reference.keys()) {
      expect(file).not.toContain('_next');
    }
  });

  it('writes the same bytes from the cache, and renders nothing', async () => {
    expect(await build()).toHaveLength(5);
    const output = await copy.readOutput();
    const before = await readdir(caches, { recursive: true });
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
    expect(await build()).toEqual([]);
    expect(listDifferences(output, await copy.readOutput())).toEqual([]);
    // Every entry was reused: a stage with another key or other inputs would write another entry.
    expect((await readdir(caches, { recursive: true })).sort()).toEqual(before.sort());
  });

  it.runIf(isFull)(
    'writes the same bytes with the caches of another app, whose pages Next has compiled',
    async () => {
      const shared = await mkdtemp(path.join(tmpdir(), 'docs-cache-'));
      await cp(caches, shared, { recursive: true });
      const other = await copyFixture('zh', 'compiled-elsewhere');
      try {
        const compiled = await readdir(path.join(shared, 'next'));
        await other.build({ DOCS_CACHE_DIR: shared });
        expect(await readdir(path.join(shared, 'next')), 'nothing was compiled').toEqual(compiled);
        expect(listDifferences(await buildReference('zh'), await other.readOutput())).toEqual([]);
      } finally {
        await other.remove();
        await rm(shared, { recursive: true, force: true });
      }
    },
  );

  it('changes one script, one project and one page if one demo changes', async () => {
    const output = await copy.readOutput();
    const [file, from, to] = demoChange;
    await copy.edit(file, to, from);
    expect(await build()).toEqual(['Switch | Tiny']);
    const changed = await copy.readOutput();
    const added = [...changed.keys()].filter((name) => !output.has(name));
    const removed = [...output.keys()].filter((name) => !changed.has(name));
    expect(added).toEqual([
      expect.stringMatching(/^_assets\/demo-switch-SecondSwitch-tsx-[\w-]+\.js$/),
      expect.stringMatching(/^_assets\/sandbox-switch-SecondSwitch-[\w-]+\.json$/),
    ]);
    expect(removed).toHaveLength(2);
    const rewritten = listDifferences(output, changed).filter((name) => !added.includes(name));
    expect(rewritten.filter((name) => !removed.includes(name))).toEqual([
      'material-ui/docs-manifest.json',
      'material-ui/precache-manifest.json',
      'material-ui/react-switch/_linked/index.html',
      'material-ui/react-switch/index.html',
      'material-ui/react-switch/index.md',
    ]);
  });

  it('writes the same bytes for the same sources, with and without caches, in any folder', async () => {
    const [file, from, to] = titleChange;
    await copy.edit(file, to, from);
    expect(await build(), 'navigation names every title').toHaveLength(5);
    expect(listDifferences(reference, await copy.readOutput())).toEqual([]);
  });

  it('writes the same bytes after pages, demos and styles were added, renamed and removed', async () => {
    const place = (file: string) => path.join(copy.appDir, file);
    await writeFile(place('content/added.mdx'), addedPage);
    await writeFile(place('demos/switch/third.css'), '.third { margin: 1px; }');
    await rename(place('content/writing.mdx'), place('content/moved.mdx'));
    await rename(place('demos/switch/FirstSwitch.tsx'), place('demos/switch/MovedSwitch.tsx'));
    for (const [file, from, to] of changes) await copy.edit(file, from, to);
    await build();
    const changed = await copy.readOutput();
    expect([...changed.keys()]).toEqual(
      expect.arrayContaining([
        'material-ui/added/index.html',
        'material-ui/moved/index.html',
        expect.stringMatching(/^_assets\/demo-third-[\w-]+\.css$/),
        expect.stringMatching(/^_assets\/demo-switch-MovedSwitch-tsx-[\w-]+\.js$/),
      ]),
    );
    expect([...changed.keys()]).not.toContain('material-ui/writing/index.html');

    await rm(place('content/added.mdx'));
    await rm(place('demos/switch/third.css'));
    await rename(place('content/moved.mdx'), place('content/writing.mdx'));
    await rename(place('demos/switch/MovedSwitch.tsx'), place('demos/switch/FirstSwitch.tsx'));
    for (const [file, from, to] of changes.toReversed()) await copy.edit(file, to, from);
    await build();
    expect(listDifferences(reference, await copy.readOutput())).toEqual([]);
  });

  it('keeps the output if it has not changed, and writes it again if it has', async () => {
    const page = path.join(copy.appDir, 'dist/material-ui/index.html');
    const { mtimeMs } = await stat(page);
    await copy.build({ DOCS_CACHE_DIR: caches });
    expect((await stat(page)).mtimeMs).toBe(mtimeMs);
    await writeFile(page, 'Edited by hand');
    await copy.build({ DOCS_CACHE_DIR: caches });
    expect(listDifferences(reference, await copy.readOutput())).toEqual([]);
  });

  it.runIf(isFull).each([
    ['other content', () => Buffer.from('corrupt')],
    ['one wrong bit', flipBit],
  ] as const)('ignores corrupt entries, with %s', async (_, corrupt) => {
    const entries = await readdir(caches, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(20);
    for (const { parentPath, name } of files) {
      const file = path.join(parentPath, name);
      await writeFile(file, corrupt(await readFile(file)));
    }
    expect(await build()).toHaveLength(5);
    expect(listDifferences(reference, await copy.readOutput())).toEqual([]);
  });

  it.runIf(isFull)('reports the errors of a page in each build', async () => {
    await copy.edit('content/writing.mdx', '\n## ', '\n#### ');
    await expect(build()).rejects.toThrow(/writing\.mdx:\d+[^]*a heading of level 4/);
    await expect(build()).rejects.toThrow(/writing\.mdx:\d+[^]*a heading of level 4/);
    await copy.edit('content/writing.mdx', '\n#### ', '\n## ');
    // Links are checked when all pages have been read.
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
    // The page with the link does not change. The target of the link is removed.
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

/** Changes the middle of a file, so that it can still be read. */
function flipBit(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const middle = Math.floor(content.length / 2);
  changed.fill((content[middle] ?? 0) ^ 1, middle, middle + 1);
  return changed;
}

/** Files that only one of two outputs has, or that differ. */
function listDifferences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort();
}
