import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * Watches the style engine of a demo root. React keeps the one with which an open page began.
 *
 * @param demoRootFile absolute
 * @returns a function that returns whether the statement that exports `styleEngine` has changed since the last call
 */
export function watchStyleEngine(demoRootFile: string): () => boolean {
  let last = readStyleEngine(demoRootFile);
  return () => {
    const before = last;
    last = readStyleEngine(demoRootFile);
    return last !== before;
  };
}

/** Returns the source of the statement that exports the style engine. */
function readStyleEngine(file: string): string {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const statements = parseSync(file, source).program.body.map(({ type, start, end }) => {
    return type === 'ExportNamedDeclaration' ? source.slice(start, end) : '';
  });
  return statements.find((text) => /\bstyleEngine\b/.test(text)) ?? '';
}
