import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { type CurrentPages, openCurrentPages } from './current-pages';
import type { DevServerContext } from './dev-context';
import type { DevPages } from './dev-pages';

/** Pages that say with which code they were opened, and with what. */
interface TestPages extends DevPages {
  readonly text: string;
  readonly start: unknown;
}

let folder: string;
let changes: number;
let current: CurrentPages;

/** Writes a module. Files that are written one after the other may have the same time. */
function write(name: string, text: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  changes += 1;
  utimesSync(file, 1_800_000_000 + changes, 1_800_000_000 + changes);
}

const open = async (previous?: DevPages) => (await current.open(previous)) as TestPages;

const keptApp = { loaded: 'app' };

beforeEach(() => {
  folder = temporaryFolder('current-pages');
  changes = 0;
  write('read.ts', `export const read = () => 'app';`);
  write('text.ts', `export const text: string = 'first';`);
  write('compile.ts', `export { text } from './text';`);
  write(
    'pages.ts',
    `import { text } from './text';
    import { read } from './read';
    export const createDevPages = async (_context: unknown, start: unknown) => {
      if (text === 'broken') throw new Error('Oh');
      return { text, start, keep: () => ({ loaded: read() }) };
    };`,
  );
  const file = (name: string) => path.join(folder, name);
  const files = {
    pages: file('pages.ts'),
    compile: file('compile.ts'),
    readers: [file('read.ts')],
  };
  current = openCurrentPages({} as DevServerContext, files);
});

it('keeps the app after a change of code that does not read it', async () => {
  await current.preload();
  write('text.ts', `export const text = 'second';`);
  // The command itself has opened the first pages, with the same code.
  const command = { keep: () => ({ loaded: 'app of the command' }) } as unknown as DevPages;
  const second = await open(command);
  expect(second).toMatchObject({ text: 'second', start: { loaded: 'app of the command' } });
  write('text.ts', `export const text = 'third';`);
  expect(await open(second)).toMatchObject({ text: 'third', start: keptApp });
});

it('loads the app after a change of code that reads it, or of the app', async () => {
  await current.preload();
  const first = await open();
  expect(first.start).toBeUndefined();
  write('read.ts', `export const read = () => 'other';`);
  const second = await open(first);
  expect(second.start).toBeUndefined();
  expect((await open(second)).start).toEqual({ loaded: 'other' });
  expect((await open()).start).toBeUndefined();
});

it('loads the app after a mistake, because other code may have read it before', async () => {
  const first = await open();
  write('text.ts', `export const text = 'broken';`);
  await expect(open(first)).rejects.toThrow('Oh');
  write('text.ts', `export const text = 'mended';`);
  expect(await open(first)).toMatchObject({ text: 'mended', start: undefined });
  write('read.ts', `export const = 1;`);
  await expect(open(first)).rejects.toThrow(/read\.ts/);
  write('read.ts', `export const read = () => 'app';`);
  expect((await open(first)).start).toBeUndefined();
});

it('runs each module once, and those of a change again', async () => {
  const runs: string[] = [];
  Object.assign(globalThis, { runs });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'runs'));
  const count = (name: string) => `(globalThis as { runs?: string[] }).runs?.push('${name}');`;
  write('text.ts', `${count('text')} export const text = 'first';`);
  write('read.ts', `${count('read')} export const read = () => 'app';`);
  await current.preload();
  await open();
  expect(runs.toSorted()).toEqual(['read', 'text']);
  expect(current.has(path.join(folder, 'compile.ts'))).toBe(true);
  write('text.ts', `${count('text')} export const text = 'second';`);
  await open();
  expect(runs.toSorted()).toEqual(['read', 'text', 'text']);
});

it('says nothing about mistakes ahead of time', async () => {
  write('text.ts', `export const = 1;`);
  await current.preload();
  await expect(open()).rejects.toThrow(/text\.ts/);
});
