import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
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
export async function digestSources(options: SourceDigestOptions): Promise<string> {
  const { packagesDir = ownPackagesDir } = options;
  const hash = createHash('sha256').update(process.version);
  hash.update(readFileSync(findLockfile(packagesDir)));
  for (const name of await listSources(options)) {
    const content = readFileSync(path.join(packagesDir, name));
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Returns whether one of the files that `digestSources` reads was written after a point in time. A process that has started
 * before then may run other code than these files hold.
 *
 * @param time in milliseconds since 1970
 */
export async function haveSourcesChangedSince(
  time: number,
  options: SourceDigestOptions,
): Promise<boolean> {
  const { packagesDir = ownPackagesDir } = options;
  const sources = await listSources(options);
  return [findLockfile(packagesDir), ...sources.map((name) => path.join(packagesDir, name))].some(
    (file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) >= time,
  );
}

/** Returns paths relative to the folder of packages, so that the same sources have the same digest in every clone. */
async function listSources({
  folders,
  files,
  packagesDir = ownPackagesDir,
}: SourceDigestOptions): Promise<readonly string[]> {
  const names = await glob(
    folders.map(
      (folder) =>
        `${findFolder(packagesDir, folder)}/**/*${files === 'code' ? '.{js,json,ts,tsx}' : ''}`,
    ),
    { cwd: packagesDir, ignore },
  );
  return names.sort();
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
function findLockfile(packagesDir: string): string {
  for (let folder = packagesDir; ; folder = path.dirname(folder)) {
    const name = lockfiles.find((candidate) => existsSync(path.join(folder, candidate)));
    if (name !== undefined) return path.join(folder, name);
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
