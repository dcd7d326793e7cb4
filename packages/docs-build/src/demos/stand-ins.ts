import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

const folder = 'stand-ins';
const query = '?stand-in';

/** The demo's module with stand-ins in place of the packages that have one. */
export function asStandIn(file: string): string {
  return file + query;
}

/**
 * Stand-ins of an app: absolute file by the import specifier that it stands in for. `stand-ins/@scope/name.tsx`
 * is what demos get for `@scope/name` where they are drawn for readers without JavaScript: for libraries
 * that draw nothing, or an empty box, on the server.
 */
export function listStandIns(appDir: string): ReadonlyMap<string, string> {
  const cwd = path.join(appDir, folder);
  const files = globSync('**/*.tsx', { cwd }).sort();
  return new Map(files.map((file) => [file.replace(/\.tsx$/, ''), path.join(cwd, file)]));
}

/** Gives a demo that was asked for with `asStandIn`, and what it imports from beside it, the app's stand-ins. */
export function standInsPlugin(appDir: string): Plugin {
  return {
    name: 'docs:stand-ins',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!importer?.endsWith(query)) {
        return undefined;
      }
      const standIn = listStandIns(appDir).get(id);
      if (standIn !== undefined) {
        return standIn;
      }
      const resolved = await this.resolve(id, importer.slice(0, -query.length), { skipSelf: true });
      return resolved && /^\.{1,2}\//.test(id) && /\.tsx?$/.test(resolved.id)
        ? { ...resolved, id: asStandIn(resolved.id) }
        : resolved;
    },
  };
}
