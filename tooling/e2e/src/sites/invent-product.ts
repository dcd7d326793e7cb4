import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** The output of an app that is not in the product table. */
export interface InventedProduct {
  readonly distDir: string;
  remove(): Promise<void>;
}

interface Identity {
  readonly id: string;
  readonly rootPath: string;
  readonly name: string;
}

/**
 * Copies the output of a built app and changes id, root and name of its product, like a product from another
 * repository.
 */
export async function inventProduct(
  source: string,
  from: Identity,
  to: Identity,
): Promise<InventedProduct> {
  const distDir = await mkdtemp(path.join(tmpdir(), 'docs-joining-'));
  const isText = /\.(html|js|json|md|txt|xml|css)$/;
  for (const file of await glob('**/*', { cwd: path.join(source, 'dist'), dot: true })) {
    const target = path.join(distDir, file.replace(from.rootPath.slice(1), to.rootPath.slice(1)));
    await cp(path.join(source, 'dist', file), target);
    if (!isText.test(file) || file.startsWith('_assets/')) continue;
    const text = await readFile(target, 'utf8');
    const renamed = text
      .replaceAll(from.rootPath, to.rootPath)
      .replaceAll(`${from.id} ${to.rootPath}`, `${to.id} ${to.rootPath}`)
      .replaceAll(`"${from.id}"`, `"${to.id}"`)
      .replaceAll(`"name": "${from.name}"`, `"name": "${to.name}"`)
      .replaceAll(`"name":"${from.name}"`, `"name":"${to.name}"`);
    await writeFile(target, renamed);
  }
  return { distDir, remove: () => rm(distDir, { recursive: true, force: true }) };
}
