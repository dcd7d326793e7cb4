import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Package with a program of Node. */
export const newerNode = `node-${process.platform}-${process.arch}`;

/** Servers of hosts. Only the nightly tests need them, so they are not in the lockfile. */
const packages = {
  '@azure/static-web-apps-cli': '2.0.10',
  // The program of a newer Node: the server of Cloudflare needs it.
  [newerNode]: '22.23.3',
  superstatic: '10.0.0',
  wrangler: '4.164.0',
};

const folder = path.join(import.meta.dirname, '../../../../node_modules/.cache/deploy-hosts');

/** Installed packages of hosts. */
export interface Emulators {
  /** Imports a package. */
  load<Module>(name: string): Promise<Module>;
  /** Returns the absolute path of a file of a package. */
  file(name: string): string;
}

/** Installs the packages in a folder of the cache. */
export async function installEmulators(): Promise<Emulators> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'package.json');
  await writeFile(file, JSON.stringify({ private: true, dependencies: packages }));
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  const { resolve } = createRequire(file);
  return {
    load: async (name) => (await import(pathToFileURL(resolve(name)).href)) as never,
    file: (name) => path.join(folder, 'node_modules', name),
  };
}
