import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDigest } from './create-digest.mjs';
import { listSharedInputs, listSources, listTypeInputs } from './list-inputs.mjs';
import { runOxlint } from './run-oxlint.mjs';

/*
 * Lints the workspace of the current folder: `node ../../tooling/lint/lint-cli.mjs [project folders]`.
 *
 * Turborepo calls it whenever the source of a dependency has changed. Results depend on the declarations of a
 * dependency, not on its source, so nothing is linted while these stay.
 */
const root = path.resolve(import.meta.dirname, '../..');
const workspace = process.cwd();
const projects = ['.', ...process.argv.slice(2)].filter((project) =>
  existsSync(path.join(workspace, project, 'tsconfig.json')),
);
// An output of the task, so it contains no absolute paths.
const passedFile = path.join(workspace, '.lint/passed');

const inputs = [
  ...(await listSharedInputs(root)),
  ...(await listTypeInputs(workspace, projects)),
  ...(await listSources(workspace)),
];
const digest = await createDigest(root, inputs, [process.version, path.relative(root, workspace)]);

if (existsSync(passedFile) && (await readFile(passedFile, 'utf8')) === digest) {
  console.log('These files and the types that they use have not changed since they last passed.');
} else if (runOxlint(root, workspace)) {
  await mkdir(path.dirname(passedFile), { recursive: true });
  await writeFile(passedFile, digest);
} else {
  process.exitCode = 1;
}
