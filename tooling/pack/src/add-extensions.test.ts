import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { addExtensions } from './add-extensions';

let folder: string;

beforeAll(async () => {
  folder = temporaryFolder('add-extensions');
  await mkdir(path.join(folder, 'layout/parts'), { recursive: true });
  for (const name of ['page.ts', 'layout/Frame.tsx', 'layout/index.ts', 'layout/parts/data.json']) {
    await writeFile(path.join(folder, name), '');
  }
});

it.each([
  [`import { a } from '../page';`, `import { a } from '../page.js';`],
  [`export * from "./Frame";`, `export * from "./Frame.js";`],
  [`const a = await import('.');`, `const a = await import('./index.js');`],
  [`type A = import("../layout").A;`, `type A = import("../layout/index.js").A;`],
  [`import '../page'`, `import '../page.js'`],
  [`import data from './parts/data.json';`, `import data from './parts/data.json';`],
  [`import { useState } from 'react';`, `import { useState } from 'react';`],
])('rewrites %s', (code, expected) => {
  expect(addExtensions(code, path.join(folder, 'layout/Layout.tsx'))).toBe(expected);
});
