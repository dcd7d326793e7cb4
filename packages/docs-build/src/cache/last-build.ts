import { createHash, type Hash } from 'node:crypto';
import { type Dirent, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder, devServerFile } from 'docs-shell/page-document';
import { findRepositoryRoot } from '../lib/repository-root';

/** The record of the last build of an app that finished. */
export interface LastBuild {
  /** Returns whether sources, settings, installed packages and the output are unchanged since the last build. */
  readonly isCurrent: boolean;
  /** Removes the record. Called before the output changes. */
  forget(): Promise<void>;
  /** Writes the record. Called when the output is complete. */
  remember(): Promise<void>;
}

const recordName = 'last-build.txt';

/**
 * Reads the record of an app's last build.
 *
 * Digests the inputs of the task `build` in `turbo.json`. They are read before the build, so the next build
 * notices a file that changed during this one.
 */
export async function readLastBuild(
  appDir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<LastBuild> {
  const record = path.join(appDir, buildFolder, recordName);
  const inputs = digestInputs(appDir, env);
  const [knownInputs, knownOutput] = (await readFile(record, 'utf8').catch(() => '')).split('\n');
  return {
    // The output is not read if the inputs differ: it may have thousands of files.
    isCurrent: knownInputs === inputs && knownOutput === digestOutput(appDir),
    forget: () => rm(record, { force: true }),
    async remember() {
      await mkdir(path.dirname(record), { recursive: true });
      await writeFile(record, `${inputs}\n${digestOutput(appDir)}`);
    },
  };
}

/** Folders without sources: outputs and caches of the build and of other tools. */
const outputFolders = new Set(
  '.docs .lint .next .tmp .turbo .types dist node_modules out playwright-report test-results'.split(
    ' ',
  ),
);

/** Files at the root of the repository that determine the installation and the format of code. */
const rootFiles = [
  '.prettierrc.json',
  'node_modules/.package-lock.json',
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.yarn-state.yml',
  'package-lock.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'yarn.lock',
];

function digestInputs(appDir: string, env: Readonly<Record<string, string | undefined>>): string {
  const root = findRepositoryRoot(appDir);
  const packages = listNames(path.join(root, 'packages')).map((name) => `packages/${name}`);
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, locale, timeZone, listSettings(env)]));
  addFiles(hash, appDir, listFiles(appDir, ''));
  addFiles(hash, root, [
    ...rootFiles,
    ...listFiles(root, 'tooling/tsconfig'),
    ...packages.flatMap((folder) => [
      `${folder}/package.json`,
      ...listFiles(root, `${folder}/src`),
    ]),
  ]);
  return hash.digest('hex');
}

/** Environment variables that a build reads. */
function listSettings(env: Readonly<Record<string, string | undefined>>) {
  return Object.entries(env)
    .filter(([name]) => /^(?:DOCS_|NEXT_|MUI_X_LICENSE_KEY$|NODE_ENV$)/.test(name))
    .filter(([name]) => name !== 'DOCS_CACHE_DIR' && name !== 'NEXT_TELEMETRY_DISABLED')
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function addFiles(hash: Hash, root: string, names: readonly string[]): void {
  for (const name of names) {
    const file = path.join(root, name);
    const content = existsSync(file) ? readFileSync(file) : Buffer.of();
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
}

/** Digests names, sizes and times of the output of a build. A tool that writes to a file changes its time. */
function digestOutput(appDir: string): string {
  const hash = createHash('sha256');
  const documents = listNames(path.join(appDir, buildFolder)).filter(
    (name) => name.endsWith('.json') && name !== devServerFile,
  );
  for (const name of [
    ...documents.map((document) => `${buildFolder}/${document}`),
    ...listFiles(appDir, `${buildFolder}/pages`),
    ...listFiles(appDir, 'dist'),
  ]) {
    const { mtimeNs, size } = statSync(path.join(appDir, name), { bigint: true });
    hash.update(`${name} ${size} ${mtimeNs}\n`);
  }
  return hash.digest('hex');
}

/** Lists the files below a folder, sorted, without those of tests and of output folders. Follows links. */
function listFiles(root: string, folder: string): string[] {
  return listEntries(path.join(root, folder)).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (isFolder(path.join(root, name), entry)) {
      return outputFolders.has(entry.name) ? [] : listFiles(root, name);
    }
    return /\.(?:test|test-d)\.tsx?$|^next-env\.d\.ts$/.test(entry.name) ? [] : [name];
  });
}

function isFolder(file: string, entry: Dirent): boolean {
  return entry.isSymbolicLink()
    ? (statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false)
    : entry.isDirectory();
}

function listNames(folder: string): string[] {
  return listEntries(folder).map(({ name }) => name);
}

function listEntries(folder: string): Dirent[] {
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    : [];
}
