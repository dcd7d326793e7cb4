import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Package with a program of Node. */
export const newerNode = `node-${process.platform}-${process.arch}`;

/** Parsers and servers of hosts. Only the nightly tests need them, so they are not in the lockfile. */
const packages = {
  '@azure/static-web-apps-cli': '2.0.10',
  '@vercel/routing-utils': '6.6.0',
  'netlify-headers-parser': '7.1.4',
  'netlify-redirect-parser': '14.4.0',
  'netlify-redirector': '0.5.0',
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
    load: async (name) =>
      (await import(pathToFileURL(await findEntry(name, resolve)).href)) as never,
    file: (name) => path.join(folder, 'node_modules', name),
  };
}

/** Packages of ES modules are not found by `require`. */
async function findEntry(name: string, resolve: NodeJS.RequireResolve): Promise<string> {
  try {
    return resolve(name);
  } catch {
    const place = path.join(folder, 'node_modules', name);
    const { default: manifest } = (await import(path.join(place, 'package.json'), {
      with: { type: 'json' },
    })) as { default: { exports?: string; main?: string } };
    return path.join(place, manifest.exports ?? manifest.main ?? 'index.js');
  }
}
