import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns a digest of the contents of the files and of the names of the modules next to them: a new `Button.ts` changes
 * what an import of `./Button` resolves to.
 * @param files absolute paths, in an order that does not depend on the machine
 * @param nameOf returns the name of a file or folder in the digest
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

/** Returns the folders where a new file could be imported instead of one of these. */
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
