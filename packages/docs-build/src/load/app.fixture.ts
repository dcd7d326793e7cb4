import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import type { Product } from 'docs-shell/product';
import type { ProductTable } from 'docs-shell/routing';

/** Product table of the tests: a product with its own app, and two that share one. */
export const tableFixture: ProductTable = [
  { productId: 'paint', categoryId: 'tools', pathPrefixes: ['/paint'] },
  { productId: 'data', categoryId: 'data', pathPrefixes: ['/data'] },
  { productId: 'grid', categoryId: 'data', pathPrefixes: ['/data/react-grid'] },
  { productId: 'home', categoryId: 'tools', pathPrefixes: ['/'] },
];

/** Creates a product without pages. */
export function createProduct(id: string, rootPath: string, more: Partial<Product> = {}): Product {
  return {
    identity: {
      id,
      name: id,
      metadata: 'Tools',
      tagline: 'Tests.',
      logoSvg: '<svg></svg>',
      wordmarkSvg: '<svg></svg>',
      accent: { light: '#000', dark: '#fff' },
    },
    versions: [{ text: '1.2.3', current: true }],
    pages: [],
    redirects: [],
    rootPath,
    ...more,
  };
}

/** Contents of files by path below a folder. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes an app that is removed after the tests of the file. */
export async function createApp(files: Files): Promise<string> {
  const appDir = temporaryFolder('docs-app');
  await addFiles(appDir, {
    'package.json': '{ "name": "tiny", "version": "1.2.3" }',
    ...files,
  });
  return appDir;
}

/** Writes files below a folder and overwrites existing ones. */
export async function addFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Lines of a definition that most tests share. */
export function identityFixture(id: string): string {
  return `identity: {
    id: '${id}', name: 'A', metadata: 'B', tagline: 'C',
    logoSvg: '<svg></svg>', wordmarkSvg: '<svg></svg>', accent: { light: '#000', dark: '#fff' },
  }`;
}
