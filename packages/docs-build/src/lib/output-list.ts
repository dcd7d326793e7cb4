import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';
import { z } from 'zod';

/** Name of the list of output files, in the build folder of an app. It exists only while `dist/` is complete. */
export const outputListName = 'output.json';

/** The files below `dist/` with their sizes in bytes. */
const outputListSchema = z.strictObject({ files: z.record(z.string(), z.int().nonnegative()) });
type OutputFiles = z.output<typeof outputListSchema>['files'];

const listFile = (appDir: string) => path.join(appDir, buildFolder, outputListName);

/** Removes the list. Called before `dist/` changes. */
export async function removeOutputList(appDir: string): Promise<void> {
  await rm(listFile(appDir), { force: true });
}

/** Writes the list. Called when `dist/` is complete. */
export async function writeOutputList(appDir: string): Promise<void> {
  const files = await measureOutput(path.join(appDir, 'dist'));
  const file = listFile(appDir);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.next`, JSON.stringify({ files } satisfies { files: OutputFiles }));
  await rename(`${file}.next`, file);
}

/** Compares `dist/` with its list. Returns the first difference, or undefined if there is none. */
export async function findOutputDifference(appDir: string): Promise<string | undefined> {
  const text = await readFile(listFile(appDir), 'utf8').catch(() => undefined);
  if (text === undefined) return `no ${buildFolder}/${outputListName}: the build did not finish`;
  const parsed = outputListSchema.safeParse(parseJson(text));
  if (!parsed.success) return `${buildFolder}/${outputListName} is not a list of files`;
  const expected = new Map(Object.entries(parsed.data.files));
  const found = new Map(Object.entries(await measureOutput(path.join(appDir, 'dist'))));
  const missing = [...expected.keys()].filter((name) => !found.has(name));
  if (missing.length > 0) {
    return `dist has ${expected.size - missing.length} of the ${expected.size} files of its build: no ${missing[0]}`;
  }
  const changed = [...expected].find(([name, bytes]) => found.get(name) !== bytes)?.[0];
  if (changed !== undefined) return `dist/${changed} has another size than its build wrote`;
  const added = [...found.keys()].find((name) => !expected.has(name));
  return added === undefined ? undefined : `dist/${added}, which its build did not write`;
}

async function measureOutput(folder: string): Promise<OutputFiles> {
  const names = (await glob('**/*', { cwd: folder, dot: true })).sort();
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name))).size),
  );
  return Object.fromEntries(names.map((name, index) => [name, sizes[index] ?? 0]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
