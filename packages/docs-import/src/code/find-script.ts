import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const scriptExtensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.css'];

/** Returns a file by its path with or without extension, or the index of a folder. */
export function findScript(base: string): string | undefined {
  const candidates = [
    base,
    ...scriptExtensions.map((extension) => base + extension),
    ...scriptExtensions.map((extension) => path.join(base, `index${extension}`)),
    base.replace(/\.js$/, '.ts'),
    base.replace(/\.jsx?$/, '.tsx'),
  ];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}
