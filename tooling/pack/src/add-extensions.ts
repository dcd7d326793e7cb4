import { existsSync } from 'node:fs';
import path from 'node:path';

const relativeSpecifier = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/**
 * Rewrites the relative specifiers of a module, so that Node finds the files without a bundler: `./page` becomes
 * `./page.js`, and `./registry` becomes `./registry/index.js` if it is a folder. Other specifiers stay.
 *
 * @param code - JavaScript, or declarations
 * @param source - absolute path of the TypeScript source, beside which the specifiers are resolved
 */
export function addExtensions(code: string, source: string): string {
  return code.replace(
    relativeSpecifier,
    (statement, before: string, quote: string, specifier: string) => {
      const target = path.resolve(path.dirname(source), specifier);
      const ending = findEnding(target);
      if (ending === undefined) return statement;
      // `.` and `..` are folders.
      return before + quote + specifier.replace(/\/$/, '') + ending + quote;
    },
  );
}

function findEnding(target: string): string | undefined {
  for (const ending of ['', '/index']) {
    for (const extension of ['.ts', '.tsx']) {
      if (existsSync(target + ending + extension)) return `${ending}.js`;
    }
  }
  return undefined;
}
