import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob } from 'tinyglobby';
import { findRepositoryRoot } from '../lib/repository-root';
import { DiagnosticsError } from 'diagnostics';

/** Folders below `packages` whose code the output of the build depends on. */
export type SourceFolder =
  | 'react-api-docs/src'
  | 'docs-build/src'
  | 'docs-build/src/render'
  | 'docs-shell/src'
  | 'products/src';

interface SourceDigestOptions {
  readonly folders: readonly SourceFolder[];
  /** `code` excludes stylesheets, which do not affect HTML. `all` includes fonts and images. */
  readonly files: 'all' | 'code';
  /** Absolute path. Defaults to this repository's. */
  readonly packagesDir?: string;
}

const ownPackagesDir = fileURLToPath(new URL('../../..', import.meta.url));
const ignore = ['**/*.{test,test-d,fixture}.*', '**/*.md'];

/**
 * Returns a digest of the platform's sources, of the lockfile and of Node's version. Cache keys that contain it change
 * when the code that computed the value may have changed.
 */
export async function digestSources({
  folders,
  files,
  packagesDir = ownPackagesDir,
}: SourceDigestOptions): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  hash.update(readLockfile(findRepositoryRoot(packagesDir)));
  // Relative paths, so that the same sources have the same digest in every clone.
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
