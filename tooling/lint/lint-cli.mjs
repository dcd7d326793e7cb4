import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listSharedInputs, listSources, listTypeInputs, listWorkspaces } from './list-inputs.mjs';

/*
 * Lints the workspaces that have changed since they last passed: `npm run lint`.
 *
 * Results depend on the declarations of a dependency, not on its source: a workspace is not linted again while these
 * and its own files stay. One process lints all workspaces, because each process loads the types of the libraries again.
 */
const root = path.resolve(import.meta.dirname, '../..');
/** Files without a project share their types. The files of this folder bring those of Node: see `list-inputs.mjs`. */
const alwaysLinted = 'tooling/lint';
const fileDigests = new Map();

const shared = await listSharedInputs(root);
const changed = [];
for (const workspace of await listWorkspaces(root)) {
  const folder = path.join(root, workspace);
  const sources = await listSources(folder);
  // A branch that has the workspace can leave its folder behind.
  if (sources.length === 0) continue;
  const inputs = [...shared, ...(await listTypeInputs(folder)), ...sources];
  const digest = await createDigest(inputs, [process.version, workspace]);
  // An output of the task, so it contains no absolute paths.
  const passedFile = path.join(folder, '.lint/passed');
  if (existsSync(passedFile) && (await readFile(passedFile, 'utf8')) === digest) continue;
  changed.push({ workspace, digest, passedFile });
}

if (changed.length === 0) {
  console.log('No file and no type that it uses has changed since it last passed.');
} else if (runOxlint(changed.map(({ workspace }) => workspace))) {
  for (const { digest, passedFile } of changed) {
    await mkdir(path.dirname(passedFile), { recursive: true });
    await writeFile(passedFile, digest);
  }
} else {
  process.exitCode = 1;
}

/**
 * Returns a digest of files, from their paths inside the repository and their contents. It is the same in every clone.
 *
 * @param {readonly string[]} files absolute paths
 * @param {readonly string[]} rest further texts that the digest includes
 */
async function createDigest(files, rest) {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const file of [...new Set(files)].sort()) {
    hash.update(`\0${path.relative(root, file)}\0${await digestFile(file)}`);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Many workspaces use the declarations of one: each file is read once. */
async function digestFile(file) {
  const known = fileDigests.get(file);
  if (known) return known;
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  fileDigests.set(file, digest);
  return digest;
}

/**
 * Lints workspaces with the `.oxlintrc.json` of the repository, and prints the findings. Returns whether there are none.
 *
 * @param {readonly string[]} workspaces folders, relative to the root
 */
function runOxlint(workspaces) {
  console.log(`Linting ${workspaces.join(', ')}`);
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const folders = [...new Set([...workspaces, alwaysLinted])];
  const { status, error } = spawnSync(process.execPath, [oxlint, ...folders], {
    cwd: root,
    stdio: 'inherit',
  });
  if (error) throw error;
  return status === 0;
}
