import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFiles } from './read-files';

const run = promisify(execFile);

/** An app of its own, copied into a sibling folder, so that its dependencies resolve. */
export interface AppCopy {
  readonly appDir: string;
  /** Runs `docs build`, with settings if given. */
  build(settings?: Readonly<Record<string, string>>): Promise<void>;
  /** Changes a source file, which must hold the text. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** What the app contributes to the site: content by path. */
  readOutput(): Promise<ReadonlyMap<string, string>>;
  remove(): Promise<void>;
}

/** Copies the sources of an app under another name. */
export async function copyApp(source: string, name: string): Promise<AppCopy> {
  const appDir = path.join(path.dirname(source), `.tmp-${name}`);
  const remove = () => rm(appDir, { recursive: true, force: true });
  await remove();
  await cp(source, appDir, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) =>
      !/\/(\.next|\.docs|\.turbo|\.types|\.lint|dist|out|node_modules\/\.cache)(\/|$)/.test(file),
  });
  return {
    appDir,
    async build(settings = {}) {
      await run(process.execPath, [docsCommand(appDir), 'build'], {
        cwd: appDir,
        env: { ...process.env, ...settings, NODE_ENV: 'production' },
      });
    },
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

/** The `docs` command as the app would run it. */
export function docsCommand(appDir: string): string {
  return path.join(appDir, 'node_modules/docs-build/bin/docs.mjs');
}
