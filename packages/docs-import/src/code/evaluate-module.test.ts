import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { evaluateModule, locationOfValue, unknownValue } from './evaluate-module';

let folder: string;

beforeAll(async () => {
  folder = temporaryFolder('evaluate');
  await writeFile(path.join(folder, 'other.ts'), "export const size = 3;\nexport default ['o'];\n");
});

async function evaluate(source: string) {
  const file = path.join(folder, 'module.ts');
  await writeFile(file, source);
  return Object.fromEntries(evaluateModule(file));
}

it.each([
  ['literals', "export const a = ['x', 1, true, null];", { a: ['x', 1, true, null] }],
  ['a spread', 'const b = { c: 1 };\nexport default { ...b, d: 2 };', { default: { c: 1, d: 2 } }],
  ['a template', "const b = 'x';\nexport const a = `${b}/y`;", { a: 'x/y' }],
  [
    'an import',
    "import o, { size } from './other';\nexport const a = [o, size];",
    { a: [['o'], 3] },
  ],
  ['a named export', 'const a = 1;\nexport { a, a as default };', { a: 1, default: 1 }],
  [
    'an export from a module',
    "export { default, size as width } from './other';",
    { default: ['o'], width: 3 },
  ],
  ['all exports of a module', "export * from './other';", { size: 3 }],
  ['CommonJS', 'module.exports = { a: 1 };', { default: { a: 1 } }],
  ['a helper', 'export default defineConfig({ a: 1 });', { default: { a: 1 } }],
  ['a call', 'export const a = read();', { a: unknownValue }],
  ['an export of nothing', 'export { gone };', { gone: unknownValue }],
  ['a cycle', 'const a = b;\nconst b = a;\nexport { a };', { a: unknownValue }],
])('reads %s', async (_what, source, expected) => {
  expect(await evaluate(source)).toEqual(expected);
});

it('is empty for a file that does not exist, and knows where values are written', async () => {
  expect(evaluateModule(path.join(folder, 'gone.ts')).size).toBe(0);
  const { a } = await evaluate('export const b = 1;\nexport const a = {};\n');
  expect(locationOfValue(a)).toMatchObject({ line: 2 });
});
