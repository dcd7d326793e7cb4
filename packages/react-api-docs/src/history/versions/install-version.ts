import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { choosePackages, type VersionRequest } from './choose-packages';
import type { Registry } from './registry';
import { runNpm } from './run-npm';

/**
 * Installs a version of a product with its siblings, and returns the folder. No script of a package runs. A folder of
 * an earlier run is used again.
 *
 * @param folder absolute path, outside of any project
 */
export async function installVersion(
  folder: string,
  request: VersionRequest,
  registry: Registry,
): Promise<string> {
  if (existsSync(folder)) return folder;
  const { dependencies, overrides } = await choosePackages(request, registry);
  const aside = `${folder}.${process.pid}`;
  await mkdir(aside, { recursive: true });
  await writeFile(
    path.join(aside, 'package.json'),
    JSON.stringify({ name: 'api-history', private: true, dependencies, overrides }, null, 2),
  );
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await runNpm(['install', ...flags, '--legacy-peer-deps'], aside);
  if (usesGlobalJsx(aside, request.packages)) {
    const types = ['@types/react', '@types/react-dom'].map((name) => `${name}@<19`);
    await runNpm(['install', ...flags, '--legacy-peer-deps', ...types], aside);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  return folder;
}

/**
 * Whether declarations of the packages or their siblings name the global namespace `JSX`, which React’s types lack since
 * version 19. Some releases allow React 19 with siblings that name it: components would return an unknown type.
 */
function usesGlobalJsx(folder: string, packages: readonly string[]): boolean {
  const roots = new Set(packages.map((name) => /^@[^/]+/.exec(name)?.[0] ?? name));
  return [...roots].some((name) => {
    const root = path.join(folder, 'node_modules', name);
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).some(
      (file) =>
        file.endsWith('.d.ts') &&
        /(?<![.\w])JSX\.Element\b/.test(readFileSync(path.join(root, file), 'utf8')),
    );
  });
}
