import path from 'node:path';
import { demoFolder } from 'docs-shell/sandbox';

/**
 * Returns the function that maps a path below `demos/` to its path in a sandbox: `dialog/Basic.tsx` and `theme.css`
 * become `src/demo/dialog/Basic.tsx` and `src/demo/theme.css`, a single file becomes `src/demo/Basic.tsx`.
 */
export function insertFiles(files: Iterable<string>): (file: string) => string {
  const folders = [...files].map((file) => path.posix.dirname(file).split('/'));
  const [first = []] = folders;
  const depth = first.findIndex((name, index) => folders.some((folder) => folder[index] !== name));
  const shared = first.slice(0, depth === -1 ? first.length : depth);
  return (file) => demoFolder + path.posix.relative(shared.join('/'), file);
}

/** Returns the name of the JavaScript file for a TypeScript file. */
export function javascriptFile(file: string): string {
  return file.replace(/\.ts(x?)$/, '.js$1');
}
