import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';

const ignore = [
  '**/{node_modules,.next,.docs,.turbo,.tmp,.tmp-*,dist,out,test-results,test-results-*,playwright-report}/**',
  '**/next-env.d.ts',
];
const find = (cwd, patterns) => glob(patterns, { cwd, absolute: true, dot: true, ignore });

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
  return find(workspace, ['**/*.{ts,tsx,mts,cts,js,mjs,cjs,json}', '!.types/**', '!.lint/**']);
}

/**
 * Returns the files that the types of a workspace come from, except libraries: its own declarations and those of the
 * projects that it references, or their sources if a workspace writes no declarations.
 *
 * @param {string} workspace
 * @param {readonly string[]} projects the folders with a tsconfig.json
 */
export async function listTypeInputs(workspace, projects) {
  const seen = new Set();
  for (const project of projects) await addReferences(path.join(workspace, project), seen);
  const own = await find(workspace, ['.types/**/*.d.ts']);
  const sources = await find(workspace, [
    own.length > 0 ? '**/*.{d.ts,d.mts,json}' : '**/*.{ts,tsx,mts,json}',
    '!content/**',
    '!generated/**',
    '!public/**',
    '!.types/**',
    '!.lint/**',
  ]);
  const ownFolders = projects.map((project) => path.join(workspace, project));
  const references = [...seen].filter((folder) => !ownFolders.includes(folder));
  const declarations = await Promise.all(references.map(listDeclarations));
  return [...own, ...sources, ...declarations.flat()];
}

async function listDeclarations(folder) {
  const written = await find(folder, ['.types/**/*.d.ts']);
  if (written.length === 0) {
    throw new Error(
      `${folder} has no declarations. Run its task \`types\` first, or lint with \`node tooling/scripts/turbo.mjs lint\`.`,
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
