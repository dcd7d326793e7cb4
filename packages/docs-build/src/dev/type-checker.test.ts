import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { createTypeChecker, type TypeChecker } from './type-checker';

let appDir: string;
let checker: TypeChecker;
const write = async (name: string, source: string, isNewOrGone = false) => {
  const file = path.join(appDir, name);
  await writeFile(file, source);
  checker.noteChanges([{ file, isNewOrGone }]);
  return file;
};

beforeAll(async () => {
  appDir = temporaryFolder('types');
  checker = createTypeChecker(appDir);
  await write('tsconfig.json', '{ "compilerOptions": { "strict": true, "types": [] } }');
});

afterAll(async () => {
  await checker.close();
});

it('reports a type error until it is corrected', async () => {
  const size = await write('size.ts', `export const size: number = 1;`);
  const demo = await write('Demo.ts', `import { size } from './size';\nexport default size + 1;`);
  expect(await checker.check([demo])).toEqual([]);

  await write('Demo.ts', `import { size } from './size';\nexport default size.length;`);
  expect(await checker.check([demo])).toMatchObject([
    {
      code: 'DOCS4010',
      file: expect.stringMatching(/Demo\.ts$/) as string,
      line: 2,
      received: `Property 'length' does not exist on type 'number' (TS2339)`,
    },
  ]);
  expect(await checker.check([size])).toEqual([]);

  // The error is gone because of another file.
  await write('size.ts', `export const size: string = '';`);
  expect(await checker.check([demo])).toEqual([]);
});

it('joins an error with its explanation, and restarts after it was closed', async () => {
  const demo = await write('Wide.ts', `export const wide: { a: number } = { a: '' };`, true);
  expect(await checker.check([demo])).toMatchObject([{ line: 1 }]);
  await checker.close();
  await writeFile(demo, `export const wide: () => { a: number } = () => ({ a: '', b: 1 });`);
  const [error] = await checker.check([demo]);
  expect(error?.received).toMatch(/^Type .+ \(TS\d+\)$/);
});

it('reports a syntax error once', async () => {
  const demo = await write('Syntax.ts', `export const a = ;\nexport const b: string = 1;`, true);
  expect(await checker.check([demo])).toMatchObject([{ received: 'Expression expected (TS1109)' }]);
});

it('knows what a demo that is not open declares globally', async () => {
  const source = `export {};\ndeclare global { interface Window { kit: number } }`;
  await write('Kit.ts', source, true);
  const demo = await write('Uses.ts', `export default window.kit + 1;`, true);
  expect(await checker.check([demo])).toEqual([]);
  await write('Kit.ts', 'export {};');
  expect(await checker.check([demo])).toMatchObject([
    { received: expect.stringContaining(`Property 'kit' does not exist`) as string },
  ]);
});

it('does not check a file that the project of the app leaves out', async () => {
  const demo = await write('Left.ts', `export default 'a' - 1;`, true);
  expect(await checker.check([demo])).toHaveLength(1);
  const settings = { compilerOptions: { strict: true, types: [] } };
  await write('tsconfig.json', JSON.stringify({ ...settings, exclude: ['Left.ts'] }));
  expect(await checker.check([demo])).toEqual([]);
  await write('tsconfig.json', JSON.stringify(settings));
  expect(await checker.check([demo])).toHaveLength(1);
});

it('ignores files that do not exist', async () => {
  expect(await checker.check([path.join(appDir, 'Gone.ts')])).toEqual([]);
});

it('keeps its errors after a change that types do not depend on', async () => {
  const demo = await write('Kept.ts', `export default 'a' - 1;`, true);
  const before = await checker.check([demo]);
  expect(before).toHaveLength(1);
  await write('page.mdx', '# A page');
  // The same objects: TypeScript was not asked.
  expect((await checker.check([demo]))[0]).toBe(before[0]);
  await write('other.ts', 'export {};', true);
  expect((await checker.check([demo]))[0]).not.toBe(before[0]);
});

it('ends its process when it is idle, and starts another one after the next change', async () => {
  const countProcesses = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  const demo = await write('Idle.ts', `export default 'a' - 1;`, true);
  const before = countProcesses();
  const own = createTypeChecker(appDir, 200);
  const errors = await own.check([demo]);
  expect(errors).toHaveLength(1);
  expect(countProcesses()).toBe(before + 1);
  await expect.poll(countProcesses).toBe(before);
  // Nothing has changed: no process starts.
  expect((await own.check([demo]))[0]).toBe(errors[0]);
  expect(countProcesses()).toBe(before);

  await writeFile(demo, `export default 1;`);
  own.noteChanges([{ file: demo, isNewOrGone: false }]);
  expect(await own.check([demo])).toEqual([]);
  expect(countProcesses()).toBe(before + 1);
  await own.close();
});
