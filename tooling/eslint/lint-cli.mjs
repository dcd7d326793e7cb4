import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDigest } from './create-digest.mjs';
import { listSharedInputs, listSources, listTypeInputs } from './list-inputs.mjs';

/*
 * Lints the workspace that it is called in: `node ../../tooling/eslint/lint-cli.mjs [project folders]`.
 *
 * Turborepo calls it whenever the source of a dependency has changed. Results depend on the declarations of a
 * dependency, not on its source, so nothing is linted while these stay.
 */
const root = path.resolve(import.meta.dirname, '../..');
const workspace = process.cwd();
const projects = ['.', ...process.argv.slice(2)].filter((project) =>
  existsSync(path.join(workspace, project, 'tsconfig.json')),
);
// An output of the task: it has no absolute path in it, as ESLint's own cache has.
const passedFile = path.join(workspace, '.lint/passed');
const cacheFolder = path.join(workspace, 'node_modules/.cache/eslint');

const shared = await listSharedInputs(root);
const typesDigest = await createDigest(
  root,
  [...shared, ...(await listTypeInputs(workspace, projects))],
  [process.version, path.relative(root, workspace)],
);
const digest = await createDigest(root, await listSources(workspace), [typesDigest]);

if (existsSync(passedFile) && (await readFile(passedFile, 'utf8')) === digest) {
  console.log('Neither these files nor the types that they use have changed since they passed.');
} else {
  await mkdir(path.dirname(passedFile), { recursive: true });
  await deleteResultsOfOtherTypes();
  // ESLint and TypeScript take a second to load: only now
  const { lint } = await import('./lint.mjs');
  const isClean = await lint({ root, workspace, projects, cacheFolder, typesDigest });
  if (isClean) await writeFile(passedFile, digest);
  else process.exitCode = 1;
}

async function deleteResultsOfOtherTypes() {
  await mkdir(cacheFolder, { recursive: true });
  for (const name of await readdir(cacheFolder)) {
    if (!name.includes(typesDigest)) await rm(path.join(cacheFolder, name));
  }
}
