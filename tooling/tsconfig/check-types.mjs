#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Checks the types of all workspaces: `npm run types`. With arguments it checks these workspaces or tsconfig files only,
 * and what they refer to: `npx check-types .`
 */
const root = path.resolve(import.meta.dirname, '../..');
const manifest = fileURLToPath(import.meta.resolve('typescript-native/package.json'));
const compiler = path.join(path.dirname(manifest), 'bin/tsc');

const named = process.argv.slice(2);
const projects = (named.length > 0 ? named : listWorkspaces()).flatMap(listProjects);
if (projects.length === 0) throw new Error(`No tsconfig.json in ${named.join(', ')}`);

// One process reads the types of a library once. Several checkers would each do so for themselves.
const { status, error } = spawnSync(
  process.execPath,
  [compiler, '--build', '--checkers', '1', ...projects],
  { stdio: 'inherit' },
);
if (error) throw error;
process.exitCode = status ?? 1;

/** Returns the folders that can be workspaces. */
function listWorkspaces() {
  return ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(path.join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(root, group, name)),
  );
}

/** Returns the projects of a workspace: `tsconfig.json` and, for other globals, files such as `tsconfig.worker.json`. */
function listProjects(place) {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => /^tsconfig(\.\w+)?\.json$/.test(name))
    .map((name) => path.join(place, name));
}
