import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { linkDependencies } from './link-dependencies';
import { runDocsBuild } from './run-docs-build';

/** Copies are inside the repository, so that they find the workspace's files, but in a folder that Git ignores. */
const copiesDir = path.join(import.meta.dirname, '../.tmp');

/** A copy of an app that a test can change and build. */
export interface AppCopy {
  readonly appDir: string;
  /** Runs `docs build`, with these additional environment variables. */
  build(environment?: NodeJS.Dict<string>): Promise<void>;
  /** Replaces a text in a source file. Throws if the file does not contain it. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Returns the files that the app contributes to the site: content in base64 by path. */
  readOutput(): Promise<ReadonlyMap<string, string>>;
  remove(): Promise<void>;
}

/** Copies the sources of an app to a folder outside the source tree, with links to its dependencies. */
export async function copyApp(source: string, name: string): Promise<AppCopy> {
  const appDir = path.join(copiesDir, name);
  const remove = () => rm(appDir, { recursive: true, force: true, maxRetries: 5 });
  await remove();
  await cp(source, appDir, {
    recursive: true,
    filter: (file) =>
      !/\/(\.next|\.docs|\.turbo|\.types|\.lint|dist|out|node_modules)(\/|$)/.test(
        file.slice(source.length),
      ),
  });
  await linkDependencies(path.join(source, 'node_modules'), path.join(appDir, 'node_modules'));
  await keepTypeSettings(source, appDir);
  return {
    appDir,
    build: (environment) => runDocsBuild(appDir, environment),
    async edit(file, from, to) {
      const place = path.join(appDir, file);
      const text = await readFile(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${place} does not hold ${from}`);
      await writeFile(
        place,
        text.replace(from, () => to),
      );
    },
    readOutput: () => readFiles(path.join(appDir, 'dist')),
    remove,
  };
}

/** Points the relative paths of an app's `tsconfig.json`, `extends` and `references`, to the same files from the copy. */
async function keepTypeSettings(source: string, appDir: string): Promise<void> {
  const text = await readFile(path.join(source, 'tsconfig.json'), 'utf8');
  const moved = text.replace(
    /("(?:extends|path)": )"(\.[^"]+)"/g,
    (_, key: string, file: string) =>
      `${key}"${path.relative(appDir, path.resolve(source, file))}"`,
  );
  await writeFile(path.join(appDir, 'tsconfig.json'), moved);
}

/** Returns all files of a folder: content in base64 by path. */
export async function readFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = (await glob('**/*', { cwd: folder })).sort();
  const entries = files.map(
    async (file) => [file, await readFile(path.join(folder, file), 'base64')] as const,
  );
  return new Map(await Promise.all(entries));
}
