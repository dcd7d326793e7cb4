import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { DiagnosticsError, diagnosticsOf } from 'diagnostics';
import { beforeEach, expect, it } from 'vitest';
import { openCurrentModules } from './current-modules';
import { describePlatformError } from './describe-platform-error';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder('platform');
});

/** Runs a module of the platform, and returns how its mistake is described. */
async function describe(text: string): Promise<unknown> {
  const file = path.join(folder, 'Part.tsx');
  writeFileSync(file, text);
  const error: unknown = await openCurrentModules()
    .load(file)
    .catch((reason: unknown) => reason);
  return describePlatformError(error, folder);
}

it.each([
  {
    what: 'code that cannot be parsed',
    text: '\nexport const = 1;',
    line: 2,
    received: 'Unexpected token',
  },
  {
    what: 'a file that does not exist',
    text: "\n\nimport './missing';",
    line: 3,
    received: 'an import of ./missing, which does not exist',
  },
  {
    what: 'a package that does not exist',
    text: "import { a } from 'not-installed'; a();",
    line: 1,
    received: 'an import of not-installed, which does not exist',
  },
])('describes $what at its line', async ({ text, line, received }) => {
  expect(diagnosticsOf(await describe(text))).toEqual([
    expect.objectContaining({
      file: expect.stringMatching(/Part\.tsx$/) as unknown,
      line,
      received,
    }),
  ]);
});

it('says what is expected of an import, and how to correct it', async () => {
  expect(diagnosticsOf(await describe("import './missing';"))).toEqual([
    expect.objectContaining({
      code: 'DOCS4008',
      expected: 'a file, or a package that package.json lists',
      hint: 'Correct the import. If it is a package, add it to package.json and run pnpm install.',
    }),
  ]);
});

it('leaves out the frames of packages', async () => {
  const { stack = '' } = (await describe("throw new Error('Oh');")) as Error;
  expect(stack).toMatch(/^Error: Oh\n\s+at .*Part\.tsx:/);
  expect(stack).not.toContain('node_modules');
});

it('leaves other errors as they are', () => {
  const known = new DiagnosticsError([]);
  expect(describePlatformError(known)).toBe(known);
  expect(describePlatformError('Oh')).toBe('Oh');
});
