import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Lints the files of a workspace with the `.oxlintrc.json` of the repository, and prints the findings.
 * Returns whether there are none.
 *
 * @param {string} root the folder of the repository
 * @param {string} workspace the folder of the workspace
 */
export function runOxlint(root, workspace) {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { status, error } = spawnSync(process.execPath, [oxlint], {
    cwd: workspace,
    stdio: 'inherit',
  });
  if (error) throw error;
  return status === 0;
}
