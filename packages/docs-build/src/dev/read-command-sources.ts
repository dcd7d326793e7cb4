import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from 'docs-shell/lib/parse-json';

/** The folder of the bundled command (`bin/bundle-command.mjs`). Tests and the published package have none. */
declare const docsCommandFolder: string | undefined;

/**
 * Returns the absolute source files of the running command, which composes pages. Other sources of the platform are code
 * of Next and of the browser. Undefined if they are not known.
 */
export function readCommandSources(): ReadonlySet<string> | undefined {
  if (typeof docsCommandFolder === 'undefined') return undefined;
  const names = parseJson(readFileSync(path.join(docsCommandFolder, 'sources.json'), 'utf8'));
  if (!Array.isArray(names)) return undefined;
  const folder = docsCommandFolder;
  return new Set(names.map((name) => path.join(folder, String(name))));
}
