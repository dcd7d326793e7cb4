import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Digest of what the files hold, and of which modules lie beside them: a new `Button.ts` takes the place of
 * `Button.tsx`, or of `Button/index.tsx`, in every import that names no extension.
 * @param files absolute, in an order that does not depend on where they lie
 * @param nameOf the file or folder in the digest
 */
export async function digestInputs(
  files: readonly string[],
  nameOf: (file: string) => string,
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(file).catch(() => undefined);
    hash.update(JSON.stringify([nameOf(file), content && sha256(content)]));
  }
  for (const folder of listFolders(files)) {
    hash.update(JSON.stringify([nameOf(folder), await listModules(folder)]));
  }
  return hash.digest('hex');
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Folders where a file could be added that is imported instead of one of these. */
function listFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const folder = path.dirname(file);
    return path.parse(file).name === 'index' ? [folder, path.dirname(folder)] : [folder];
  });
  return [...new Set(folders)];
}

async function listModules(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !/\.(d|test|test-d)\.[cm]?tsx?$/.test(name))
    .sort();
}
