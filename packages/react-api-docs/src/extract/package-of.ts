import path from 'node:path';

/** Returns the name of the npm package that contains a file. */
export function packageOf(file: string): string | undefined {
  const [, inside] = /.*\/node_modules\/(.+)$/.exec(file.split(path.sep).join('/')) ?? [];
  return inside
    ?.split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}
