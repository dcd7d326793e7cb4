import { statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from 'docs-shell/lib/parse-json';
import { buildFolder } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';
import { z } from 'zod';

/** Name of the list of output files, in the build folder of an app. It exists only while `dist/` is complete. */
export const outputListName = 'output.json';

/** The files below `dist/` with their sizes in bytes. */
const outputListSchema = z.strictObject({ files: z.record(z.string(), z.int().nonnegative()) });
type OutputFiles = z.output<typeof outputListSchema>['files'];

const listFile = (appDir: string) => path.join(appDir, buildFolder, outputListName);

/**
 * Removes the list. Called before `dist/` changes.
 *
 * @param appDir absolute path of the app
 */
export async function removeOutputList(appDir: string): Promise<void> {
  await rm(listFile(appDir), { force: true });
}

/**
 * Writes the list. Called when `dist/` is complete.
 *
 * @param appDir absolute path of the app
 * @param files the files of `dist/` with their sizes in bytes. By default they are read from it
 */
export async function writeOutputList(appDir: string, files?: OutputFiles): Promise<void> {
  const list = { files: files ?? (await measureOutput(path.join(appDir, 'dist'))) };
  const file = listFile(appDir);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.next`, JSON.stringify(list));
  await rename(`${file}.next`, file);
}

/** The files that the last build wrote, or what is wrong with them. */
export type BuildOutput = { readonly files: readonly string[] } | { readonly problem: string };

/**
 * Returns the files of `dist/` that its build wrote, relative to it and sorted, or the first difference from the list of
 * that build. Other files are ignored: a build that comes from a task cache leaves those of the build before it in place.
 *
 * @param appDir absolute path of the app
 */
export async function readOutput(appDir: string): Promise<BuildOutput> {
  const text = await readFile(listFile(appDir), 'utf8').catch(() => undefined);
  if (text === undefined) {
    return { problem: `no ${buildFolder}/${outputListName}: the build did not finish` };
  }
  const parsed = outputListSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    return { problem: `${buildFolder}/${outputListName} is not a list of files` };
  }
  const { files } = parsed.data;
  const names = Object.keys(files).sort();
  const found = await measureOutput(path.join(appDir, 'dist'));
  const missing = names.filter((name) => found[name] === undefined);
  if (missing.length > 0) {
    return {
      problem: `dist has ${names.length - missing.length} of the ${names.length} files of its build: no ${missing[0]}`,
    };
  }
  const changed = names.find((name) => found[name] !== files[name]);
  return changed === undefined
    ? { files: names }
    : { problem: `dist/${changed} has another size than its build wrote` };
}

async function measureOutput(folder: string): Promise<OutputFiles> {
  const names = (await glob('**/*', { cwd: folder, dot: true })).sort();
  return Object.fromEntries(names.map((name) => [name, statSync(path.join(folder, name)).size]));
}
