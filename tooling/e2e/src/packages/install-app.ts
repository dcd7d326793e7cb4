import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runNpx } from './run-npx';
import type { Tarball } from './tarballs';

/** Package managers, with the arguments of `npx` that run its installation. */
export const installers = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
  pnpm: ['-y', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile', '--prefer-offline'],
  yarn: ['-y', '@yarnpkg/cli-dist@4.18.1', 'install', '--no-immutable'],
} as const;
/** A package manager that installs the packages. */
export type PackageManager = keyof typeof installers;

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Installs an app that has no workspace with tarballs in place of the published packages of the platform.
 *
 * @param appDir absolute path of the app, which `create-docs-app` has written
 */
export async function installApp(
  appDir: string,
  tarballs: readonly Tarball[],
  manager: PackageManager = 'npm',
): Promise<void> {
  const file = path.join(appDir, 'package.json');
  const packageJson = JSON.parse(await readFile(file, 'utf8')) as PackageJson;
  const addresses = Object.fromEntries(
    tarballs.map(({ name, file: tarball }) => [name, `file:${tarball.replaceAll('\\', '/')}`]),
  );
  const dependencies = Object.fromEntries(
    Object.entries(packageJson.dependencies).map(([name, range]) => [
      name,
      addresses[name] ?? range,
    ]),
  );
  const replaced = await replaceNested(appDir, manager, addresses, dependencies);
  await writeFile(file, JSON.stringify({ ...packageJson, dependencies, ...replaced }, null, 2));
  await runNpx(installers[manager], appDir);
}

/** The packages depend on each other. Each manager has its own place for replacements; two read files of their own. */
async function replaceNested(
  appDir: string,
  manager: PackageManager,
  addresses: Readonly<Record<string, string>>,
  dependencies: Readonly<Record<string, string>>,
): Promise<object> {
  switch (manager) {
    case 'npm': {
      const own = Object.keys(addresses).map((name) => [
        name,
        name in dependencies ? `$${name}` : addresses[name],
      ]);
      return { overrides: Object.fromEntries(own) as unknown };
    }
    case 'pnpm':
      await writeFile(
        path.join(appDir, 'pnpm-workspace.yaml'),
        `overrides: ${JSON.stringify(addresses)}\nstrictDepBuilds: false\n`,
      );
      return {};
    case 'yarn':
      await writeFile(path.join(appDir, 'yarn.lock'), '');
      await writeFile(path.join(appDir, '.yarnrc.yml'), 'nodeLinker: node-modules\n');
      return { resolutions: addresses };
  }
}
