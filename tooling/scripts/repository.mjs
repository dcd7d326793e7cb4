import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { stop } from './run.mjs';

/** The folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Where the assembled site lies. */
export const siteFolder = path.join(root, 'dist', 'site');

export const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The folders in `apps` that can be served. */
export function listApps() {
  return readdirSync(path.join(root, 'apps'))
    .filter((name) => existsSync(path.join(root, 'apps', name, 'package.json')))
    .sort();
}

/** Ends with a clear message on a Node that is too old for our tools. */
export function requireNode() {
  const needed = readJson('package.json').engines.node;
  const [major, minor] = needed.match(/\d+/g).map(Number);
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number);
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return;
  stop(`This repository needs Node ${needed}; this is ${process.version}. https://nodejs.org`);
}
