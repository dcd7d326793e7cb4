import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A site of a generator from npm. */
export interface Project {
  /** Exact versions. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Files of the project: text by path. */
  readonly files: ReadonlyMap<string, string>;
  /** A command of an installed package with its arguments. */
  readonly build: readonly [command: string, ...args: string[]];
  /** Folder of the pages. It is emptied before each build. */
  readonly pages: string;
}

/**
 * Writes, installs and builds a project in a folder outside the repository, so that it is not a dependency. Steps
 * that have run with the same input are skipped.
 */
export async function buildProject(folder: string, project: Project): Promise<void> {
  const { dependencies, files } = project;
  await install(folder, dependencies);
  await once(path.join(folder, 'built.json'), [dependencies, ...files], async () => {
    await writeFiles(folder, project);
    await runBuild(folder, project);
  });
}

/** Writes and installs a project without building it. */
export async function prepareProject(folder: string, project: Project): Promise<void> {
  await install(folder, project.dependencies);
  await rm(path.join(folder, 'built.json'), { force: true });
  await writeFiles(folder, project);
}

/** Builds a project that is written and installed. */
export async function runBuild(folder: string, { build }: Project): Promise<void> {
  const [command, ...args] = build;
  await execute(path.join(folder, 'node_modules/.bin', command), args, folder);
}

async function install(folder: string, dependencies: Project['dependencies']): Promise<void> {
  await mkdir(folder, { recursive: true });
  const packageJson = { name: 'adapter', private: true, dependencies };
  await once(path.join(folder, 'installed.json'), packageJson, async () => {
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(packageJson));
    await execute('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  });
}

async function writeFiles(folder: string, { pages, files }: Project): Promise<void> {
  await rm(path.join(folder, pages), { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Runs a task unless a file says that it has been run with the same input. */
async function once(file: string, input: unknown, task: () => Promise<void>): Promise<void> {
  const key = JSON.stringify(input);
  if ((await readFile(file, 'utf8').catch(() => '')) === key) return;
  await rm(file, { force: true });
  await task();
  await writeFile(file, key);
}

async function execute(command: string, args: readonly string[], cwd: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_OPTIONS: '--max-old-space-size=3000',
  };
  await run(command, [...args], { cwd, env, maxBuffer: 64 * 1024 * 1024 });
}
