// Oxlint gives all files that belong to no project the same types: those that any of them refers to. Without this line,
// findings in scripts of one workspace would depend on which others are linted with it.
/// <reference types="node" />
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

const ignore = [
  '**/{node_modules,.next,.docs,.turbo,.tmp,.tmp-*,dist,out,test-results,test-results-*,playwright-report}/**',
  '**/next-env.d.ts',
];
const declarationsOf = new Map();
const find = (cwd, patterns) => glob(patterns, { cwd, absolute: true, dot: true, ignore });

/** Returns the folders that are linted, relative to the root. `tooling/scripts` is one, although it is no package. */
export async function listWorkspaces(root) {
  const folders = await glob('{apps,packages,tooling}/*', { cwd: root, onlyDirectories: true });
  return folders.map((folder) => folder.replace(/\/$/, '')).sort();
}

/** Configuration that every result depends on. The lockfile represents the types of all libraries. */
export async function listSharedInputs(root) {
  const shared = await find(root, [
    '.oxlintrc.json',
    'tooling/lint/*.{mjs,json}',
    'tooling/tsconfig/*.json',
  ]);
  return [...shared, path.join(root, 'pnpm-lock.yaml')];
}

/** Returns the files of a workspace that are linted. */
export function listSources(workspace) {
  return find(workspace, ['**/*.{ts,tsx,mts,cts,js,mjs,cjs}', '!{.types,generated,public}/**']);
}

/**
 * Returns the files that the types of a workspace come from, except libraries: its own declarations and those of the
 * projects that it references, or their sources if a workspace writes no declarations.
 *
 * @param {string} workspace
 */
export async function listTypeInputs(workspace) {
  const configurations = await find(workspace, ['tsconfig.json', 'fixtures/*/tsconfig.json']);
  const ownFolders = configurations.map((file) => path.dirname(file));
  const seen = new Set();
  for (const folder of ownFolders) await addReferences(folder, seen);
  const own = await find(workspace, ['.types/**/*.d.ts']);
  const sources = await find(workspace, [
    own.length > 0 ? '**/*.{d.ts,d.mts,json}' : '**/*.{ts,tsx,mts,json}',
    '!content/**',
    '!generated/**',
    '!public/**',
    '!.types/**',
    '!.lint/**',
  ]);
  const references = [...seen].filter((folder) => !ownFolders.includes(folder));
  const declarations = await Promise.all(references.map(listDeclarations));
  return [...own, ...sources, ...declarations.flat()];
}

/** Many workspaces refer to the same few packages. */
function listDeclarations(folder) {
  const known = declarationsOf.get(folder) ?? findDeclarations(folder);
  declarationsOf.set(folder, known);
  return known;
}

async function findDeclarations(folder) {
  const written = await find(folder, ['.types/**/*.d.ts']);
  if (written.length === 0) {
    throw new Error(
      `${folder} has no declarations. Run \`npm run types\` first, or lint with \`node tooling/scripts/turbo.mjs lint\`.`,
    );
  }
  return [...written, ...(await find(folder, ['**/*.d.{ts,mts}', '**/*.json', '!.types/**']))];
}

async function addReferences(folder, seen) {
  if (seen.has(folder)) return;
  seen.add(folder);
  const file = path.join(folder, 'tsconfig.json');
  if (!existsSync(file)) return;
  const { references = [] } = JSON.parse(await readFile(file, 'utf8'));
  for (const { path: target } of references) await addReferences(path.join(folder, target), seen);
}
