import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { glob } from 'tinyglobby';
import { parse } from 'yaml';
import { addExtensions } from './add-extensions';
import { publishedName } from './published-names';
import { createPackageJson, type SourcePackageJson } from './create-package-json';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');

/** Packages of the platform, each after those it depends on. They have one version. */
export const publishedPackages = [
  'diagnostics',
  'products',
  'react-api-docs',
  'docs-shell',
  'docs-import',
  'create-docs-app',
  'docs-build',
] as const;

/** A package as it is published. */
export interface PackedPackage {
  readonly name: string;
  /** Absolute path of the tarball. */
  readonly file: string;
  /** Size of the tarball. */
  readonly bytes: number;
}

/** The folder of a package's declarations. */
const declarationsFolder = '.types/src';

/** Packages have no declarations yet. */
export class MissingDeclarationsError extends Error {
  constructor(packages: readonly string[]) {
    super(
      `These packages have no declarations: ${packages.join(', ')}.\n` +
        'Write them first: node tooling/scripts/turbo.mjs types',
    );
  }
}

/**
 * Builds and packs the packages of the platform. Their task `types` has to be up to date, because it writes the
 * declarations.
 *
 * @param target - absolute path of a folder for the tarballs. What it holds is removed.
 * @param options - `repository`: URL of the repository, without which npm takes no provenance
 * @throws {MissingDeclarationsError} The task `types` has not run for some of the packages.
 */
export async function packPackages(
  target: string,
  { repository }: { readonly repository?: string } = {},
): Promise<readonly PackedPackage[]> {
  const missing = publishedPackages.filter(
    (name) => !existsSync(path.join(root, 'packages', name, declarationsFolder)),
  );
  if (missing.length > 0) throw new MissingDeclarationsError(missing);
  const { catalog } = parse(await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    readonly catalog: Readonly<Record<string, string>>;
  };
  const readJson = async (file: string) =>
    JSON.parse(await readFile(path.join(root, file), 'utf8')) as Readonly<Record<string, string>>;
  const { version = '' } = await readJson('packages/docs-shell/package.json');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const stage = await mkdtemp(path.join(tmpdir(), 'docs-pack-'));
  const packed: PackedPackage[] = [];
  try {
    for (const name of publishedPackages) {
      const outDir = path.join(stage, name);
      const packageDir = path.join(root, 'packages', name);
      await buildPackage({
        packageDir,
        outDir,
        versions: { platform: version, catalog, ...(repository !== undefined && { repository }) },
      });
      await run('npm', ['pack', '--pack-destination', target], { cwd: outDir });
      // npm writes @scope/name as scope-name.
      const base = publishedName(name).slice(1).replace('/', '-');
      const file = path.join(target, `${base}-${version}.tgz`);
      packed.push({ name, file, bytes: (await stat(file)).size });
    }
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
  return packed;
}

interface BuildPackageOptions {
  /** Absolute path of the workspace. Its task `types` has written the declarations. */
  readonly packageDir: string;
  /** Absolute path of the folder that receives the package. */
  readonly outDir: string;
  readonly versions: Parameters<typeof createPackageJson>[1];
}

const unpublishedFiles = [
  '**/*.{test,test-d,fixture}.*',
  '**/testing/**',
  '**/fixtures/**',
  '**/__snapshots__/**',
  '**/*.md',
];

/**
 * Builds a package for publication: each TypeScript file becomes JavaScript beside its declarations, all other files are
 * copied, so a file that reads another one finds it at the same relative place.
 */
async function buildPackage({ packageDir, outDir, versions }: BuildPackageOptions): Promise<void> {
  const names = await glob('**/*', { cwd: path.join(packageDir, 'src'), ignore: unpublishedFiles });
  for (const name of names) await buildFile(packageDir, name, path.join(outDir, 'dist'));
  const source = await readFile(path.join(packageDir, 'package.json'), 'utf8');
  const packageJson = createPackageJson(JSON.parse(source) as SourcePackageJson, versions);
  await writeFile(path.join(outDir, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`);
  await cp(path.join(packageDir, 'README.md'), path.join(outDir, 'README.md'));
  // Copies must contain the license.
  await cp(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'));
  // The command of this repository runs sources; that of the package is beside it.
  for (const file of Object.values(packageJson.bin ?? {})) {
    const own = path.join(packageDir, path.dirname(file), 'published.mjs');
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await cp(existsSync(own) ? own : path.join(packageDir, file), path.join(outDir, file));
  }
}

async function buildFile(packageDir: string, name: string, distDir: string): Promise<void> {
  const file = path.join(packageDir, 'src', name);
  const target = path.join(distDir, name);
  await mkdir(path.dirname(target), { recursive: true });
  if (!/(?<!\.d)\.tsx?$/.test(name)) return cp(file, target);
  const base = name.replace(/\.tsx?$/, '');
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: name.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    format: 'esm',
    target: 'es2023',
    sourcefile: file,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  await writeFile(path.join(distDir, `${base}.js`), addExtensions(code, file));
  const declarations = await readFile(
    path.join(packageDir, declarationsFolder, `${base}.d.ts`),
    'utf8',
  );
  await writeFile(
    path.join(distDir, `${base}.d.ts`),
    addExtensions(declarations.replace(/\n\/\/# sourceMappingURL=.*$/, ''), file),
  );
}
