import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { DiagnosticsError } from 'diagnostics';

const packageJsonSchema = z.object({
  name: z.string(),
  version: z.string(),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  repository: z
    .union([
      z.string().transform((url) => ({ url, directory: undefined })),
      z.object({ url: z.string(), directory: z.string().optional() }),
    ])
    .optional(),
});

/** An installed npm package. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute. */
  readonly folder: string;
  /** Names of packages whose versions the application chooses. */
  readonly peers: readonly string[];
  readonly repository?:
    | { readonly url: string; readonly directory?: string | undefined }
    | undefined;
}

/** Finds an installed package, as an import from `fromFolder` would. */
export function resolvePackage(name: string, fromFolder: string): InstalledPackage {
  const require = createRequire(path.join(fromFolder, 'noop.js'));
  const file = findPackageJson(name, require);
  if (!file) {
    throw new DiagnosticsError([
      {
        file: path.join(fromFolder, 'package.json'),
        code: 'DOCS2024',
        received: `the package ${name}, which is not installed for this folder`,
        expected: 'a package that node_modules has',
        hint: `Name it among the dependencies and run the install, or correct its name.`,
      },
    ]);
  }
  return readPackageJson(file);
}

/** Reads the package.json of an installed package. */
export function readPackageJson(file: string): InstalledPackage {
  const { name, version, peerDependencies, repository } = packageJsonSchema.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const peers = Object.keys(peerDependencies);
  return { name, version, folder: path.dirname(file), peers, repository };
}

function findPackageJson(name: string, require: NodeJS.Require): string | undefined {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require.resolve(path.join(folder, name, 'package.json'));
    } catch {
      // The parent folder may have it.
    }
  }
  return undefined;
}
