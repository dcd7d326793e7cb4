import { cp, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { openBuildCache } from './build-cache';

let root: string;

/** Written before any build, because results with files that change during a build are not cached. */
async function save(file: string, text: string) {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
  const time = new Date(Date.now() - 60_000);
  await utimes(place, time, time);
}

beforeEach(async () => {
  root = temporaryFolder('build-cache');
  await save('pnpm-workspace.yaml', '');
  await save('apps/one/main.ts', 'main');
  await save('apps/one/part/index.ts', 'part');
  await save('packages/shell/shell.ts', 'shell');
});

interface Run {
  readonly app?: string;
  readonly key?: unknown;
  readonly files?: readonly string[];
  readonly keep?: (result: string) => boolean;
  readonly meanwhile?: () => Promise<void>;
}

/** Joins the files. The second value is whether the result was computed. */
async function run({ app = 'apps/one', key = 1, files, keep, meanwhile }: Run = {}) {
  const appDir = path.join(root, app);
  const made: string[] = [];
  const inputs = files ?? [
    path.join(appDir, 'main.ts'),
    path.join(appDir, 'part/index.ts'),
    path.join(root, 'packages/shell/shell.ts'),
  ];
  const result = await openBuildCache({ appDir }).get({
    stage: 'join',
    key,
    make: async (noted) => {
      const texts: string[] = [];
      for (const file of inputs) {
        noted.add(file);
        texts.push(await readFile(file, 'utf8'));
      }
      await meanwhile?.();
      made.push(texts.join(' '));
      return texts.join(' ');
    },
    ...(keep && { keep }),
  });
  return [result, made.length > 0 ? 'made' : 'read'];
}

describe('openBuildCache', () => {
  it('returns a cached result, and computes a new one if the key or a file has changed', async () => {
    expect(await run()).toEqual(['main part shell', 'made']);
    expect(await run()).toEqual(['main part shell', 'read']);
    expect(await run({ key: { a: [2] } })).toEqual(['main part shell', 'made']);
    await save('packages/shell/shell.ts', 'changed');
    expect(await run()).toEqual(['main part changed', 'made']);
    await save('packages/shell/shell.ts', 'shell');
    expect(await run()).toEqual(['main part shell', 'read']);
  });

  it('caches a result for each set of files of a key', async () => {
    const main = path.join(root, 'apps/one/main.ts');
    expect(await run({ files: [main] })).toEqual(['main', 'made']);
    await save('apps/one/main.ts', 'other');
    expect(await run()).toEqual(['other part shell', 'made']);
    await save('apps/one/main.ts', 'main');
    expect(await run()).toEqual(['main', 'read']);
    await save('apps/one/main.ts', 'other');
    expect(await run()).toEqual(['other part shell', 'read']);
  });

  it.each(['apps/one/main.js', 'apps/one/part.ts', 'packages/shell/shell.tsx'])(
    'makes it when %s appears, which imports may take instead',
    async (file) => {
      await run();
      await save('apps/one/README.md', '');
      await save('apps/one/main.test.ts', '');
      await save('apps/one/next-env.d.ts', '');
      expect((await run())[1]).toBe('read');
      await save(file, '');
      expect((await run())[1]).toBe('made');
    },
  );

  it('computes a new result if a file was removed', async () => {
    await run();
    await rm(path.join(root, 'packages/shell/shell.ts'));
    await expect(run()).rejects.toThrow('ENOENT');
  });

  it('returns results for copies of the app and of the repository', async () => {
    await run();
    await cp(path.join(root, 'apps/one'), path.join(root, 'fixtures/.tmp-copy'), {
      recursive: true,
    });
    expect(await run({ app: 'fixtures/.tmp-copy' })).toEqual(['main part shell', 'read']);
    const first = root;
    root = temporaryFolder('clone');
    await cp(first, root, { recursive: true });
    expect(await run()).toEqual(['main part shell', 'read']);
  });

  it('does not cache the result of a file that changes while it is read', async () => {
    const file = path.join(root, 'packages/shell/shell.ts');
    expect(await run({ meanwhile: () => writeFile(file, 'later') })).toEqual([
      'main part shell',
      'made',
    ]);
    expect(await run()).toEqual(['main part later', 'made']);
  });

  it('caches only results that `keep` accepts, and no failures', async () => {
    await run({ keep: (result) => result !== 'main part shell' });
    expect((await run())[1]).toBe('made');
    await expect(run({ key: 2, meanwhile: () => Promise.reject(new Error('no')) })).rejects.toThrow(
      'no',
    );
    expect((await run({ key: 2 }))[1]).toBe('made');
  });
});
