import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A packed package by the name that apps import. */
export interface Tarball {
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
}

/**
 * Returns the tarballs in a folder, as `npm run pack` writes them: `library-docs-docs-shell-1.0.0.tgz`.
 *
 * @param folder absolute path
 */
export async function readTarballs(folder: string): Promise<readonly Tarball[]> {
  const files = await readdir(folder);
  return files.toSorted().flatMap((file) => {
    const name = /^library-docs-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file)?.[1];
    return name === undefined ? [] : [{ name, file: path.join(folder, file) }];
  });
}
