import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from './check-files.mjs';
import { checkImports } from './check-imports.mjs';

/** Returns all problems of a repository, or of a fixture with the same structure. */
export async function checkBoundaries(root) {
  const folders = ['apps', 'packages', 'tooling'].filter((name) =>
    existsSync(path.join(root, name)),
  );
  const { problems, modules } = await checkImports(root, folders);
  return { problems: [...problems, ...(await checkFiles(root, folders))], modules };
}

/** Formats a problem for people: where it is, what was received, what to do. */
export function formatProblem({ rule, where, received, hint }) {
  return `${where}\n  ${received}\n  ${rule}: ${hint}`;
}
