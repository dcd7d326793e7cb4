import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

// TypeScript writes paths with slashes on every system, Node does not. Other tests share the modules of this process.
vi.resetModules();
vi.doMock('node:path', () => ({ ...path.win32, default: path.win32 }));
const { packageOf } = await import('./package-of');

afterAll(() => {
  vi.doUnmock('node:path');
  vi.resetModules();
});

it.each([
  ['C:/work/node_modules/react/index.d.ts', 'react'],
  ['C:\\work\\node_modules\\@scope\\name\\dist\\index.d.ts', '@scope/name'],
  ['C:\\work\\node_modules\\.pnpm\\a@1.0.0\\node_modules\\a\\index.d.ts', 'a'],
  ['C:\\work\\src\\index.ts', undefined],
])('%s is of %s', (file, name) => {
  expect(packageOf(file)).toBe(name);
});
