import path from 'node:path';

/**
 * Returns whether a file is in a folder or below it. On Windows, bundlers and TypeScript write absolute paths with `/` and
 * Node with a backslash: both mean the same file.
 */
export function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}
