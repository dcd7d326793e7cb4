import path from 'node:path';

/** Returns the name of the npm package that contains a file. */
export function packageOf(file: string): string | undefined {
  const folder = '/node_modules/';
  const slashed = path.sep === '/' ? file : file.split(path.sep).join('/');
  const place = slashed.lastIndexOf(folder);
  if (place < 0) return undefined;
  const [first = '', second = ''] = slashed.slice(place + folder.length).split('/', 2);
  return first.startsWith('@') ? `${first}/${second}` : first;
}
