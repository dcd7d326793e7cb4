import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob } from 'tinyglobby';
import { findRepositoryRoot } from '../app/repository-root';

/** Parts of the platform whose code decides what the build makes. */
export type SourcePart = 'api-extractor' | 'docs-build' | 'docs-shell' | 'products';

interface SourceDigestOptions {
  readonly parts: readonly SourcePart[];
  /** `code` leaves out style sheets, which decide no HTML; `all` takes fonts and images, too. */
  readonly files: 'all' | 'code';
}

const packagesDir = fileURLToPath(new URL('../../..', import.meta.url));
const ignore = ['**/*.{test,test-d,fixture}.*', '**/*.md'];

/**
 * Returns a digest of the platform's sources, of every installed version and of Node's: entries of a cache that
 * hold it are missed as soon as the code that made them may have changed.
 */
export async function digestSources({ parts, files }: SourceDigestOptions): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  hash.update(readFileSync(path.join(findRepositoryRoot(packagesDir), 'pnpm-lock.yaml')));
  // Relative paths: the same sources have the same digest wherever they lie.
  const names = await glob(
    parts.map((part) => `${part}/src/**/*${files === 'code' ? '.{json,ts,tsx}' : ''}`),
    { cwd: packagesDir, ignore },
  );
  for (const name of names.sort()) {
    const content = readFileSync(path.join(packagesDir, name));
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
