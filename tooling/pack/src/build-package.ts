import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { glob } from 'tinyglobby';
import { addExtensions } from './add-extensions';
import { createManifest, type SourceManifest } from './create-manifest';

interface BuildPackageOptions {
  /** Absolute path of the workspace. Its task `types` has written the declarations. */
  readonly packageDir: string;
  /** Absolute path of the folder that receives the package. */
  readonly outDir: string;
  readonly versions: Parameters<typeof createManifest>[1];
}

const ignore = ['**/*.{test,test-d,fixture}.*', '**/testing/**', '**/__snapshots__/**', '**/*.md'];

/**
 * Builds a package for publication: each TypeScript file becomes JavaScript beside its declarations, all other files are
 * copied, so a file that reads another one finds it at the same relative place.
 */
export async function buildPackage({
  packageDir,
  outDir,
  versions,
}: BuildPackageOptions): Promise<void> {
  const names = await glob('**/*', { cwd: path.join(packageDir, 'src'), ignore });
  for (const name of names) await buildFile(packageDir, name, path.join(outDir, 'dist'));
  const source = await readFile(path.join(packageDir, 'package.json'), 'utf8');
  const manifest = createManifest(JSON.parse(source) as SourceManifest, versions);
  await writeFile(path.join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(path.join(packageDir, 'README.md'), path.join(outDir, 'README.md'));
  // The command of this repository runs sources; that of the package is beside it.
  for (const file of Object.values(manifest.bin ?? {})) {
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
  const declarations = await readFile(path.join(packageDir, '.types/src', `${base}.d.ts`), 'utf8');
  await writeFile(
    path.join(distDir, `${base}.d.ts`),
    addExtensions(declarations.replace(/\n\/\/# sourceMappingURL=.*$/, ''), file),
  );
}
