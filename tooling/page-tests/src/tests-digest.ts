import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const tooling = path.resolve(import.meta.dirname, '../..');

const sources = [
  'page-tests/{src,tests}/**/*.ts',
  'page-tests/*.{json,ts}',
  'playwright/**/*.{mjs,ts}',
  'site/budgets.json',
  'site/src/serve/**/*.ts',
];

/** Digest of everything besides a page that can change the result of its checks. */
export function digestTests(browserVersion: string): string {
  const hash = createHash('sha256').update(browserVersion);
  const files = globSync(sources, { cwd: tooling, ignore: ['**/node_modules/**', '**/*.test.ts'] });
  for (const file of files.sort()) {
    hash.update(file).update(readFileSync(path.join(tooling, file)));
  }
  return hash.digest('base64url');
}
