import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from 'docs-shell/lib/parse-json';
import { commandFolder } from '../lib/command-folder';

/**
 * Returns the absolute source files of the running command, which composes pages. Other sources of the platform are code
 * of Next and of the browser. Undefined if they are not known.
 */
export function readCommandSources(): ReadonlySet<string> | undefined {
  const folder = commandFolder;
  if (folder === undefined) return undefined;
  const names = parseJson(readFileSync(path.join(folder, 'sources.json'), 'utf8'));
  if (!Array.isArray(names)) return undefined;
  return new Set(names.map((name) => path.join(folder, String(name))));
}
