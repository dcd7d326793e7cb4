import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { buildPackage } from './build-package';

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

/**
 * Builds and packs the packages of the platform. Their task `types` has to be up to date, because it writes the
 * declarations.
 *
 * @param target - absolute path of a folder for the tarballs. What it holds is removed.
 */
export async function packPackages(target: string): Promise<readonly PackedPackage[]> {
  const { catalog } = parse(await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    readonly catalog: Readonly<Record<string, string>>;
  };
  const { version } = JSON.parse(
    await readFile(path.join(root, 'packages/docs-shell/package.json'), 'utf8'),
  ) as { readonly version: string };
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const stage = await mkdtemp(path.join(tmpdir(), 'docs-pack-'));
  const packed: PackedPackage[] = [];
  try {
    for (const name of publishedPackages) {
      const outDir = path.join(stage, name);
      const packageDir = path.join(root, 'packages', name);
      await buildPackage({ packageDir, outDir, versions: { platform: version, catalog } });
      await run('npm', ['pack', '--pack-destination', target], { cwd: outDir });
      const file = path.join(target, `${name}-${version}.tgz`);
      packed.push({ name, file, bytes: (await stat(file)).size });
    }
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
  return packed;
}
