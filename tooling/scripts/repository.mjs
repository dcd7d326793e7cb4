import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { stop } from './run.mjs';

/** The folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The folder of the assembled site. */
export const siteFolder = path.join(root, 'dist', 'site');

export const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The folders in `apps` that can be served. */
export function listApps() {
  return readdirSync(path.join(root, 'apps'))
    .filter((name) => existsSync(path.join(root, 'apps', name, 'package.json')))
    .sort();
}

/** Returns whether a version is in a range such as `^20.19.0 || >=24.0.0`. Supports only carets and lower limits. */
export function satisfies(version, range) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, ...numbers] = /^(\^|>=)(\d+)\.(\d+)/.exec(part.trim());
    const [wantedMajor, wantedMinor] = numbers.map(Number);
    if (major === wantedMajor) return minor >= wantedMinor;
    return operator === '>=' && major > wantedMajor;
  });
}

/** Exits with a message if our tools do not support the version of Node. */
export function requireNode() {
  const needed = readJson('package.json').engines.node;
  if (satisfies(process.versions.node, needed)) return;
  stop(`This repository needs Node ${needed}; this is ${process.version}. https://nodejs.org`);
}
