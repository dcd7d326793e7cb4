import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

const folder = 'ssr-fallbacks';
const query = '?ssr-fallback';

/** The demo's module with ssr-fallbacks in place of the packages that have one. */
export function withSsrFallbacks(file: string): string {
  return file + query;
}

/**
 * Stand-ins of an app: absolute file by the import specifier that it stands in for. `ssr-fallbacks/@scope/name.tsx`
 * is what demos get for `@scope/name` where they are drawn for readers without JavaScript: for libraries
 * that draw nothing, or an empty box, on the server.
 */
export function listSsrFallbacks(appDir: string): ReadonlyMap<string, string> {
  const cwd = path.join(appDir, folder);
  const files = globSync('**/*.tsx', { cwd }).sort();
  return new Map(files.map((file) => [file.replace(/\.tsx$/, ''), path.join(cwd, file)]));
}

/** Gives a demo that was asked for with `withSsrFallbacks`, and what it imports from beside it, the app's ssr-fallbacks. */
export function ssrFallbacksPlugin(appDir: string): Plugin {
  return {
    name: 'docs:ssr-fallbacks',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!importer?.endsWith(query)) {
        return undefined;
      }
      const fallback = listSsrFallbacks(appDir).get(id);
      if (fallback !== undefined) {
        return fallback;
      }
      const resolved = await this.resolve(id, importer.slice(0, -query.length), { skipSelf: true });
      return resolved && /^\.{1,2}\//.test(id) && /\.tsx?$/.test(resolved.id)
        ? { ...resolved, id: withSsrFallbacks(resolved.id) }
        : resolved;
    },
  };
}
