import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { listSharedInputs, listSources, listTypeInputs } from './list-inputs.mjs';

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

/**
 * Returns a digest of files, from their paths inside the repository and their contents. It is the same in every clone.
 *
 * @param {string} root the folder of the repository
 * @param {readonly string[]} files absolute paths
 * @param {readonly string[]} [rest] further texts that the digest includes
 */
async function createDigest(root, files, rest = []) {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const file of [...new Set(files)].sort()) {
    const content = await readFile(file);
    hash.update(`\0${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * Lints the files of a workspace with the `.oxlintrc.json` of the repository, and prints the findings.
 * Returns whether there are none.
 *
 * @param {string} root the folder of the repository
 * @param {string} workspace the folder of the workspace
 */
function runOxlint(root, workspace) {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { status, error } = spawnSync(process.execPath, [oxlint], {
    cwd: workspace,
    stdio: 'inherit',
  });
  if (error) throw error;
  return status === 0;
}
