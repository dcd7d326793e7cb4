import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyApp } from './copy-app';
import { runDocsBuild } from './run-docs-build';

// `build-fixture` builds the app of the current folder, with the settings of its `docs.env`.
// `build-fixture --base <package>` builds a variant: the sources of another fixture, which it depends on, with the files
// of its own `overlay` folder above them and its own settings and version.
const appDir = process.cwd();
const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;

if (base === undefined) await runDocsBuild(appDir);
else await buildVariant(await realpath(path.join(appDir, 'node_modules', base)));

async function buildVariant(source: string): Promise<void> {
  const copy = await copyApp(source, `variant-${path.basename(appDir)}`);
  const overlay = path.join(appDir, 'overlay');
  if (existsSync(overlay)) await cp(overlay, copy.appDir, { recursive: true });
  await cp(path.join(appDir, 'docs.env'), path.join(copy.appDir, 'docs.env'));
  await takeVersion(path.join(appDir, 'package.json'), path.join(copy.appDir, 'package.json'));
  await copy.build();
  await rm(path.join(appDir, 'dist'), { recursive: true, force: true });
  await cp(path.join(copy.appDir, 'dist'), path.join(appDir, 'dist'), { recursive: true });
  // What assembling a site reads beside `dist`.
  await mkdir(path.join(appDir, '.docs'), { recursive: true });
  await cp(path.join(copy.appDir, '.docs/app.json'), path.join(appDir, '.docs/app.json'));
  await copy.remove();
}

/** The dependencies of a variant are those of its base. */
async function takeVersion(from: string, to: string): Promise<void> {
  const { version } = JSON.parse(await readFile(from, 'utf8')) as { version: string };
  const own = JSON.parse(await readFile(to, 'utf8')) as object;
  await writeFile(to, JSON.stringify({ ...own, version }));
}
