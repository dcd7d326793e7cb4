import path from 'node:path';

/** Returns the path at which Vite's dev server sends a file: `/@fs/work/app/a.css`, `/@fs/C:/app/a.css` on Windows. */
export function viteFileAddress(file: string): string {
  return `/@fs/${file.split(path.sep).join('/').replace(/^\//, '')}`;
}
