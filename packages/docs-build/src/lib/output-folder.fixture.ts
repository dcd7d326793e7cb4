import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { openOutputFolder, type OutputFolder } from './output-folder';

/** Opens an output folder with these files, and returns a function that reads a file that was added. */
export async function createOutput(files: Readonly<Record<string, string>> = {}): Promise<{
  readonly output: OutputFolder;
  readonly read: (file: string) => string;
}> {
  const root = temporaryFolder('docs-output');
  const record = path.join(root, 'written');
  const output = await openOutputFolder(path.join(root, 'dist'), record);
  for (const [file, text] of Object.entries(files)) output.write(file, text);
  return { output, read: (file) => readFileSync(path.join(record, file), 'utf8') };
}
