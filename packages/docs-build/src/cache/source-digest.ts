import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob } from 'tinyglobby';
import { findRepositoryRoot } from '../lib/repository-root';
import { DiagnosticsError } from 'diagnostics';

/** Folders of the platform, below `packages`, whose code decides what the build makes. */
export type SourceFolder =
  | 'react-api-docs/src'
  | 'docs-build/src'
  | 'docs-build/src/render'
  | 'docs-shell/src'
  | 'products/src';

interface SourceDigestOptions {
  readonly folders: readonly SourceFolder[];
  /** `code` leaves out stylesheets, which decide no HTML; `all` takes fonts and images, too. */
  readonly files: 'all' | 'code';
  /** Absolute; by default those of this repository. */
  readonly packagesDir?: string;
}

const ownPackagesDir = fileURLToPath(new URL('../../..', import.meta.url));
const ignore = ['**/*.{test,test-d,fixture}.*', '**/*.md'];

/**
 * Returns a digest of the platform's sources, of every installed version and of Node's: entries of a cache that
 * hold it are missed as soon as the code that made them may have changed.
 */
export async function digestSources({
  folders,
  files,
  packagesDir = ownPackagesDir,
}: SourceDigestOptions): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  hash.update(readLockfile(findRepositoryRoot(packagesDir)));
  // Relative paths: the same sources have the same digest wherever they lie.
  const names = await glob(
    folders.map((folder) => `${folder}/**/*${files === 'code' ? '.{json,ts,tsx}' : ''}`),
    { cwd: packagesDir, ignore },
  );
  for (const name of names.sort()) {
    const content = readFileSync(path.join(packagesDir, name));
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function readLockfile(root: string): Buffer {
  const name = 'pnpm-lock.yaml';
  try {
    return readFileSync(path.join(root, name));
  } catch {
    throw new DiagnosticsError([
      {
        code: 'DOCS1005',
        file: name,
        received: 'no such file',
        expected: 'the lockfile beside pnpm-workspace.yaml: results are cached by its versions',
        hint: 'Restore it: git checkout pnpm-lock.yaml',
      },
    ]);
  }
}
