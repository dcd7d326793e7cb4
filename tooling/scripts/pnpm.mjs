import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, requireNode, root } from './repository.mjs';
import { announce, run, stop } from './run.mjs';

const stamp = path.join(root, 'node_modules', '.install-stamp');
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies'];
const workspaceFolders = ['apps', 'packages', 'tooling', 'tooling/e2e/fixtures'];

/** Results of tasks also depend on Node and the system, which Turborepo's hashes do not include. */
const [nodeMajor] = process.versions.node.split('.');
const runtime = `node${nodeMajor}-${process.platform}-${process.arch}`;

const options = {
  cwd: root,
  env: { NEXT_TELEMETRY_DISABLED: '1', TASK_RUNTIME: runtime, TURBO_TELEMETRY_DISABLED: '1' },
};

/** Runs a command with the pnpm of package.json in its PATH. npx installs it. */
function withPnpm(command, ...args) {
  return run(
    'npx',
    ['-y', '-p', readJson('package.json').packageManager, command, ...args],
    options,
  );
}

/** Returns everything that an installation depends on: the lockfile and the dependencies of each workspace. */
function hashDependencies() {
  const packageJsons = workspaceFolders
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'package.json')))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const asked = [readJson('package.json'), ...packageJsons].map((packageJson) => [
    packageJson.name,
    ...dependencyFields.map((field) => packageJson[field]),
  ]);
  const hash = createHash('sha256').update(JSON.stringify(asked));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Installs the dependencies, unless nothing has changed since the last time. */
export async function install() {
  requireNode();
  const wanted = hashDependencies();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  announce(`Installing dependencies (${readJson('package.json').packageManager})`);
  const code = await withPnpm(
    'pnpm',
    'install',
    '--frozen-lockfile',
    '--config.confirmModulesPurge=false',
  );
  if (code !== 0) stop('The dependencies could not be installed. The reason is above.');
  writeFileSync(stamp, wanted);
}

/** Runs Turborepo and returns its exit code. It calls pnpm for each task. */
export function turbo(...args) {
  return withPnpm('turbo', 'run', ...args);
}

/** Runs a script of one workspace and returns its exit code. */
export function runScript(folder, script, ...args) {
  // npm, because pnpm runs scripts in process groups that signals do not reach.
  return run('npm', ['run', '--silent', script, '--', ...args], {
    ...options,
    cwd: path.join(root, folder),
  });
}
