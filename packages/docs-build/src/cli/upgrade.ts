import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import { npmCommand } from 'react-api-docs/npm';
import semver from 'semver';
import { findPackageDir, readPackageJson } from '../lib/installed-package';
import { writeBelow } from '../lib/write-below';
import { releasedChanges } from '../upgrade/changes.generated';
import { codemods } from '../upgrade/codemods';
import { findPublished } from '../upgrade/find-published';
import { findUncommitted } from '../upgrade/find-uncommitted';
import { describeChanges } from '../upgrade/list-changes';
import { readOwnPackage } from '../upgrade/own-package';
import { planUpgrade, type UpgradePlan } from '../upgrade/plan-upgrade';
import { showEdits } from '../upgrade/show-edits';
import { parseUpgradeArgs, type UpgradeArgs } from './parse-upgrade-args';

/**
 * `docs upgrade`: brings an app to another version of the platform. The new version does it, because it knows what it
 * changes: this command runs the one of the package that is about to be installed.
 */
export async function upgrade(appDir: string, args: readonly string[]): Promise<void> {
  const options = parseUpgradeArgs(args);
  const own = readOwnPackage();
  if (own.scope === undefined) throw isOfWorkspace();
  const packageName = `${own.scope}/docs-build`;
  const from = options.from ?? readInstalled(appDir) ?? own.version;
  const to = options.to ?? (await findPublished(packageName));
  if (semver.lt(to, from)) throw isOlder(from, to);
  if (!options.isDryRun && !options.isForced) rejectUncommitted(appDir);
  if (to !== own.version) {
    if (options.to !== undefined) await findPublished(packageName, to);
    return runOther(appDir, `${packageName}@${to}`, { ...options, from, to });
  }
  const plan = await planUpgrade({
    appDir,
    from,
    to,
    scope: own.scope,
    codemods,
    released: releasedChanges,
  });
  process.stdout.write(describePlan(plan, { from, to }));
  if (options.isDryRun) {
    process.stdout.write(showEdits(plan.edits));
    return;
  }
  for (const { file, after } of plan.edits) writeBelow(appDir, file, after);
  if (plan.edits.length > 0) process.stdout.write(describeNextSteps(appDir));
}

function describePlan(
  { changes, edits }: UpgradePlan,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const head = from === to ? `The app has version ${to}.` : `From ${from} to ${to}.`;
  const list = edits.map(({ file, by }) => `  ${file}  ${by.join(', ')}\n`).join('');
  return [
    `${head}\n`,
    changes.length === 0 ? '' : `\n${describeChanges(changes)}`,
    edits.length === 0 ? '\nNo file of the app changes.\n' : `\nFiles:\n${list}`,
  ].join('');
}

/** Lock files by package manager. */
const lockFiles = { pnpm: 'pnpm-lock.yaml', yarn: 'yarn.lock' } as const;

function describeNextSteps(appDir: string): string {
  const folders = [appDir, path.dirname(appDir), path.dirname(path.dirname(appDir))];
  const manager =
    Object.entries(lockFiles).find(([, file]) =>
      folders.some((folder) => existsSync(path.join(folder, file))),
    )?.[0] ?? 'npm';
  const run = manager === 'npm' ? 'npx docs' : `${manager} docs`;
  return `\nNext:\n  ${manager} install\n  ${run} api    # if the app has an API reference\n  ${run} check\n`;
}

function readInstalled(appDir: string): string | undefined {
  const folder = findPackageDir(appDir, 'docs-build');
  return folder === undefined ? undefined : readPackageJson(folder).version;
}

/** Runs the command of another version, which npm installs into its cache. */
async function runOther(
  appDir: string,
  packageSpec: string,
  { from, to, isDryRun, isForced }: UpgradeArgs & { readonly from: string; readonly to: string },
): Promise<void> {
  const flags = [...(isDryRun ? ['--dry-run'] : []), ...(isForced ? ['--force'] : [])];
  const args = ['--yes', '--package', packageSpec, '--', 'docs', 'upgrade'];
  const { file, shell } = npmCommand('npx');
  const child = spawn(file, [...args, '--from', from, '--to', to, ...flags], {
    cwd: appDir,
    shell,
    stdio: 'inherit',
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  if (code !== 0) throw new Error(`docs upgrade of ${packageSpec} ended with ${code}.`);
}

function rejectUncommitted(appDir: string): void {
  const received = findUncommitted(appDir);
  if (received === undefined) return;
  throw new DiagnosticsError([
    {
      file: 'docs upgrade',
      code: 'DOCS7013',
      received,
      expected: 'a clean folder, so that Git shows what the upgrade changes and can take it back',
      hint: 'Commit or stash the changes, look at the upgrade with --dry-run, or add --force.',
    },
  ]);
}

function isOfWorkspace(): DiagnosticsError {
  return new DiagnosticsError([
    {
      file: 'docs upgrade',
      code: 'DOCS7014',
      received: 'an app in the repository of the platform',
      expected: 'an app that installs the published packages',
      hint: 'Nothing to do: such an app always has the version of its repository.',
    },
  ]);
}

function isOlder(from: string, to: string): DiagnosticsError {
  return new DiagnosticsError([
    {
      file: 'docs upgrade',
      path: '--to',
      code: 'DOCS7014',
      received: `version ${to}, which is older than the installed ${from}`,
      expected: 'the installed version or a newer one',
      hint: 'Go back with Git: codemods only run forward.',
    },
  ]);
}
