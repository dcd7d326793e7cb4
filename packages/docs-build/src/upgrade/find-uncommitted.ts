import { spawnSync } from 'node:child_process';

/**
 * Returns why an upgrade of a folder could not be taken back: changes that are not committed, or no repository. Undefined
 * for a clean folder.
 */
export function findUncommitted(appDir: string): string | undefined {
  const { status, stdout, error } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: appDir,
    encoding: 'utf8',
  });
  if (error || status !== 0) return 'a folder that no Git repository has';
  const lines = stdout.split('\n').filter((line) => line !== '');
  if (lines.length === 0) return undefined;
  const [first = ''] = lines;
  const rest = lines.length === 1 ? '' : ` and ${lines.length - 1} more`;
  return `changes that are not committed: ${first.slice(3)}${rest}`;
}
