import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { type CurrentModules, openCurrentModules } from './current-modules';

let folder: string;
let modules: CurrentModules;
let changes = 0;

/** Writes a file with a time of its own. Files that are written one after the other may have the same. */
function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  changes += 1;
  utimesSync(file, 1_800_000_000 + changes, 1_800_000_000 + changes);
}

const load = (): Promise<{ readonly read: () => unknown; readonly lazy: () => unknown }> =>
  modules.load(path.join(folder, 'main.ts'));

beforeEach(() => {
  folder = temporaryFolder('current-modules');
  modules = openCurrentModules();
  write('state.ts', `let count = 0; export const next = (): number => (count += 1);`);
  write('part/text.tsx', `export const text: string = 'first';`);
  write('part/lazy.ts', `export default 'lazy';`);
  write(
    'main.ts',
    `import { dirname } from 'node:path';
    import { next } from './state';
    import { text } from './part/text';
    export const read = () => [text, next(), dirname(import.meta.dirname)];
    export const lazy = async (): Promise<unknown> => (await import('./part/lazy')).default;`,
  );
});

it('runs the code that files have now, and leaves other modules as they are', async () => {
  const first = await load();
  expect(first.read()).toEqual(['first', 1, path.dirname(folder)]);
  expect(await load()).toBe(first);
  write('part/text.tsx', `export const text: string = 'second';`);
  const second = await load();
  expect(second.read()).toEqual(['second', 2, path.dirname(folder)]);
  expect(await second.lazy()).toBe('lazy');
  write('part/lazy.ts', `export default 'changed';`);
  expect(await (await load()).lazy()).toBe('changed');
});

it('runs the code of an edit that comes while modules are loaded', async () => {
  let begin = () => {};
  let end = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  Object.assign(globalThis, { pause: () => (begin(), ended) });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'pause'));
  write('part/text.tsx', `await pause(); export const text = 'first';`);
  const first = load();
  await begun;
  write('part/text.tsx', `export const text = 'second';`);
  const second = load();
  end();
  expect((await first).read()).toEqual(['first', 1, path.dirname(folder)]);
  expect((await second).read()).toEqual(['second', 2, path.dirname(folder)]);
});

it('knows which modules it has loaded', async () => {
  await load();
  expect(modules.has(path.join(folder, 'part/text.tsx'))).toBe(true);
  expect(modules.has(path.join(folder, 'part/other.tsx'))).toBe(false);
});

it.each([
  { what: 'of syntax', text: 'export const = 1;', message: /text\.tsx/ },
  { what: 'while it runs', text: `throw new Error('Oh');`, message: /^Oh$/ },
  {
    what: 'in an import',
    text: `import './missing';`,
    message: /'\.\/missing' imported from '.*text\.tsx'/,
  },
])('rejects with a mistake $what, until it is corrected', async ({ text, message }) => {
  await load();
  write('part/text.tsx', text);
  await expect(load()).rejects.toThrow(message);
  expect(modules.has(path.join(folder, 'part/missing.ts'))).toBe(true);
  await expect(load()).rejects.toThrow(message);
  write('part/text.tsx', `export const text = 'corrected';`);
  expect((await load()).read()).toContain('corrected');
});

it('finds a file that is added', async () => {
  write('part/text.tsx', `export { text } from './added';`);
  await expect(load()).rejects.toThrow('./added');
  write('part/added.ts', `export const text = 'added';`);
  expect((await load()).read()).toContain('added');
});

it('finds a file that is renamed', async () => {
  await load();
  rmSync(path.join(folder, 'part/text.tsx'));
  write('part/text.ts', `export const text = 'renamed';`);
  expect((await load()).read()).toContain('renamed');
  rmSync(path.join(folder, 'part/text.ts'));
  await expect(load()).rejects.toThrow(/'\.\/part\/text' imported from '.*main\.ts'/);
});

it('names the line of the source in stacks', async () => {
  // The test runner has stacks of its own.
  const descriptor = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace') ?? {};
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  process.setSourceMapsEnabled(true);
  write(
    'part/text.tsx',
    `interface A { a: string }\n\n\nexport const text: A = fail();\n\nexport const a = 1;\n\nexport const b = 2;\n`,
  );
  const stack = await load().catch((error: unknown) => (error as Error).stack);
  process.setSourceMapsEnabled(false);
  Object.defineProperty(Error, 'prepareStackTrace', descriptor);
  expect(stack).toMatch(/text\.tsx:4:/);
});
