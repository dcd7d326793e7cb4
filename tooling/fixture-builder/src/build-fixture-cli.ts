import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyApp } from './copy-app';
import { linkDependencies } from './link-dependencies';
import { runDocsBuild } from './run-docs-build';

// `build-fixture` builds the app of the current folder, with the settings of its `docs.env`.
// `build-fixture --base <package>` builds a variant: the sources of another fixture, a dependency, with the files
// of its own `overlay` folder above them, its own settings and version, and the packages that it adds.
const appDir = process.cwd();
const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;

if (base === undefined) await runDocsBuild(appDir);
else await buildVariant(await realpath(path.join(appDir, 'node_modules', base)));

async function buildVariant(source: string): Promise<void> {
  const copy = await copyApp(source, `variant-${path.basename(appDir)}`);
  const overlay = path.join(appDir, 'overlay');
  if (existsSync(overlay)) await cp(overlay, copy.appDir, { recursive: true });
  await cp(path.join(appDir, 'docs.env'), path.join(copy.appDir, 'docs.env'));
  await mergePackageJson(path.join(appDir, 'package.json'), path.join(copy.appDir, 'package.json'));
  await linkDependencies(path.join(appDir, 'node_modules'), path.join(copy.appDir, 'node_modules'));
  await copy.build();
  await rm(path.join(appDir, 'dist'), { recursive: true, force: true });
  await cp(path.join(copy.appDir, 'dist'), path.join(appDir, 'dist'), { recursive: true });
  // Files besides `dist` that the assembly of a site reads.
  await mkdir(path.join(appDir, '.docs'), { recursive: true });
  for (const name of ['.docs/app.json', '.docs/output.json']) {
    await cp(path.join(copy.appDir, name), path.join(appDir, name));
  }
  await copy.remove();
}

/** A variant has the dependencies of its base and its own. */
async function mergePackageJson(from: string, to: string): Promise<void> {
  const { version, dependencies } = await readPackageJson(from);
  const base = await readPackageJson(to);
  const merged = { ...base, version, dependencies: { ...base.dependencies, ...dependencies } };
  await writeFile(to, JSON.stringify(merged));
}

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

async function readPackageJson(file: string): Promise<PackageJson> {
  return JSON.parse(await readFile(file, 'utf8')) as PackageJson;
}
