/** A package manager that starts `create` commands. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn';

/**
 * Returns the package manager that runs this process.
 *
 * @param userAgent - `npm_config_user_agent`: `pnpm/10.2.0 npm/? node/v22.1.0 linux x64`
 */
export function readPackageManager(userAgent: string | undefined): PackageManager {
  const [, name] = /^(npm|pnpm|yarn)\//.exec(userAgent ?? '') ?? [];
  return name === 'pnpm' || name === 'yarn' ? name : 'npm';
}

/** Returns the files that an app needs for a package manager alone. */
export function listManagerFiles(manager: PackageManager): Readonly<Record<string, string>> {
  // Next and Vite read packages as files in node_modules.
  return manager === 'yarn' ? { '.yarnrc.yml': 'nodeLinker: node-modules\n' } : {};
}
