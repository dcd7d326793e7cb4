import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import type { ProductTable } from 'docs-shell/routing';

/** Product table of the tests: a product with its own app, and two that share one. */
export const tableFixture: ProductTable = [
  { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
  { productId: 'data', categoryId: 'data', pathPrefixes: ['/data'] },
  { productId: 'grid', categoryId: 'data', pathPrefixes: ['/data/react-grid'] },
  { productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] },
];

/** Writes an app that is removed after the tests of the file. The keys are paths below its folder. */
export async function createApp(files: Readonly<Record<string, string>>): Promise<string> {
  const appDir = temporaryFolder('docs-app');
  const all = { 'package.json': '{ "name": "tiny", "version": "1.2.3" }', ...files };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(appDir, path)), { recursive: true });
    await writeFile(join(appDir, path), text);
  }
  return appDir;
}

/** Lines of a definition that most tests share. */
export function identityFixture(id: string): string {
  return `identity: {
    id: '${id}', name: 'A', metadata: 'B', tagline: 'C',
    logoSvg: '<svg></svg>', wordmarkSvg: '<svg></svg>', accent: { light: '#000', dark: '#fff' },
  }`;
}
