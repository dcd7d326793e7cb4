import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob } from 'tinyglobby';
import { DiagnosticsError } from 'diagnostics';

/** Folders below `packages` whose code the output of the build depends on. */
export type SourceFolder =
  | 'diagnostics/src'
  | 'react-api-docs/src'
  | 'docs-build/src'
  | 'docs-build/src/render'
  | 'docs-shell/src'
  | 'products/src';

interface SourceDigestOptions {
  readonly folders: readonly SourceFolder[];
  /** `code` excludes stylesheets, which do not affect HTML. `all` includes fonts and images. */
  readonly files: 'all' | 'code';
  /** Absolute path. Defaults to the folder beside this package: of the repository, or of the installed packages. */
  readonly packagesDir?: string;
}

const ownPackagesDir = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Scripts of browsers are bundled, and a bundle is cached by the content of its modules. No code that runs in a build
 * imports them: rule `build-without-scripts-of-browsers` of the boundaries.
 */
const ignore = ['**/*.{client,fixture,test,test-d}.*', '**/*.md'];

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
  hash.update(readLockfile(packagesDir));
  // Relative paths, so that the same sources have the same digest in every clone.
  const names = await glob(
    folders.map(
      (folder) =>
        `${findFolder(packagesDir, folder)}/**/*${files === 'code' ? '.{js,json,ts,tsx}' : ''}`,
    ),
    { cwd: packagesDir, ignore },
  );
  for (const name of names.sort()) {
    const content = readFileSync(path.join(packagesDir, name));
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** A published package holds `dist` in place of `src`. */
function findFolder(packagesDir: string, folder: SourceFolder): string {
  return existsSync(path.join(packagesDir, folder)) ? folder : folder.replace('/src', '/dist');
}

/** Files that list what is installed. The first three are in the root of a project, the others in `node_modules`. */
const lockfiles = [
  'pnpm-lock.yaml',
  'package-lock.json',
  'yarn.lock',
  '.package-lock.json',
  '.pnpm/lock.yaml',
  '.yarn-state.yml',
];

/** Returns the nearest lockfile: of this repository, or of the project that has installed the packages. */
function readLockfile(packagesDir: string): Buffer {
  for (let folder = packagesDir; ; folder = path.dirname(folder)) {
    const name = lockfiles.find((candidate) => existsSync(path.join(folder, candidate)));
    if (name !== undefined) return readFileSync(path.join(folder, name));
    if (folder === path.dirname(folder)) break;
  }
  throw new DiagnosticsError([
    {
      code: 'DOCS1005',
      file: 'pnpm-lock.yaml',
      received: 'no such file, and none of npm or Yarn',
      expected: 'a lockfile: results are cached by the versions of what is installed',
      hint: 'Install the packages again, or restore the file: git checkout pnpm-lock.yaml',
    },
  ]);
}
