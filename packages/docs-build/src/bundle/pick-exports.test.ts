import { build } from 'vite';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { libraryReexports } from './build-demos';
import { listImportedNames, pickExports, readReexports } from './pick-exports';

const code = `import{a as x,b as y}from"/_assets/lib-1.js";import{t as z}from"/_assets/lib-2.js";export{x as Box,y as default,z as z};`;

describe('pickExports', () => {
  it('keeps the names that are used', () => {
    expect(pickExports(readReexports(code), ['default', 'z', 'Gone'])).toBe(
      'export { b as default } from "/_assets/lib-1.js";\nexport { t as z } from "/_assets/lib-2.js";',
    );
  });

  it.each([
    ['a call', `${code}run();`],
    ['a constant', 'const a = 1;export{a};'],
    ['a namespace', 'import * as n from"/a.js";export{n};'],
    ['an unknown name', 'export{a};'],
  ])('does not read a module with %s', (_, text) => {
    expect(pickExports(readReexports(text), ['Box'])).toBeUndefined();
  });
});

it.each([
  ["import { Box, Card as Paper } from 'kit';", ['Box', 'Card']],
  ['import Kit, { Box } from \'kit\'; import { Card } from "kit";', ['default', 'Box', 'Card']],
  ["export { Box } from 'kit';", ['Box']],
  ["import {\n  // the frame\n  Box,\n} from 'kit';", ['Box']],
  ["import * as Kit from 'kit';", undefined],
  ["import { Box } from 'kit'; const more = import('kit');", undefined],
  ["export * from 'kit';", undefined],
  ["import { Box } from 'kit/Box';", undefined],
])('reads the names of %s', (text, names) => {
  expect(listImportedNames(text, 'kit')).toEqual(names);
});

it('gives each demo the re-exports that it uses', { timeout: 20_000 }, async () => {
  const folder = temporaryFolder('pick-exports');
  const file = path.join(folder, 'A.tsx');
  await writeFile(
    file,
    "import { Box, type Props } from 'kit';\nexport default (props: Props) => Box(props);",
  );
  const library = {
    files: [],
    closures: new Map(),
    reexports: new Map([['kit', code]]),
  };
  const loaded: string[] = [];
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: file } },
    plugins: [
      libraryReexports(library, '/_assets/'),
      {
        name: 'record',
        transform: (text, id) => void (id.includes('reexport:') && loaded.push(text)),
      },
    ],
  });
  expect(loaded).toEqual(['export { a as Box } from "/_assets/lib-1.js";']);
});
