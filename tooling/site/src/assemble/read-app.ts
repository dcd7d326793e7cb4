import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import { buildFolder } from 'docs-shell/page-document';
import { findOutputDifference } from 'docs-build/output-list';
import { glob } from 'tinyglobby';
import type { BuiltApp } from './types';

/** Reads the build output of an app. Returns a diagnostic if it is missing or incomplete. */
export async function readApp(repoRoot: string, name: string): Promise<BuiltApp | Diagnostic> {
  const appDir = path.join(repoRoot, 'apps', name);
  const distDir = path.join(appDir, 'dist');
  const dataFile = path.join(appDir, buildFolder, 'app.json');
  const missing = await findMissing([distDir, dataFile]);
  const fault =
    missing === undefined
      ? await findOutputDifference(appDir)
      : `no ${path.relative(appDir, missing)}: the app is not built`;
  if (fault !== undefined) {
    return {
      file: `apps/${name}`,
      code: 'DOCS8010',
      received: fault,
      expected: 'a finished build of every app',
      hint: `Run: npm run build, or in apps/${name}: ${await runCommand(repoRoot)} build`,
    };
  }
  const files = await glob('**/*', { cwd: distDir, dot: true });
  return { name, distDir, productIds: await readProductIds(dataFile), files: files.sort() };
}

async function findMissing(paths: readonly string[]): Promise<string | undefined> {
  for (const candidate of paths) {
    try {
      await access(candidate);
    } catch {
      return candidate;
    }
  }
  return undefined;
}

/** Returns a command that works without pnpm: npx installs the version in the repository's package.json. */
async function runCommand(repoRoot: string): Promise<string> {
  const text = await readFile(path.join(repoRoot, 'package.json'), 'utf8');
  const { packageManager } = JSON.parse(text) as { packageManager?: string };
  return packageManager === undefined ? 'npm run' : `npx -y ${packageManager} run`;
}

async function readProductIds(file: string): Promise<string[]> {
  const data: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { products } = data as { products: readonly { identity: { id: string } }[] };
  return products.map(({ identity }) => identity.id);
}
