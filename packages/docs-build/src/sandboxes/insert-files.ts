import path from 'node:path';
import { demoFolder } from 'docs-shell/sandbox';

/**
 * Where the files of a demo lie in a project: `dialog/Basic.tsx` and `theme.css` become `src/demo/dialog/Basic.tsx` and
 * `src/demo/theme.css`, one file alone `src/demo/Basic.tsx`. Answers the place of a path below `demos/`.
 */
export function insertFiles(files: Iterable<string>): (file: string) => string {
  const folders = [...files].map((file) => path.posix.dirname(file).split('/'));
  const [first = []] = folders;
  const depth = first.findIndex((name, index) => folders.some((folder) => folder[index] !== name));
  const shared = first.slice(0, depth === -1 ? first.length : depth);
  return (file) => demoFolder + path.posix.relative(shared.join('/'), file);
}

/** The JavaScript file that stands for a TypeScript one. */
export function javascriptFile(file: string): string {
  return file.replace(/\.ts(x?)$/, '.js$1');
}
