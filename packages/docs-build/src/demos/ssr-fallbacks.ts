import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

const folder = 'ssr-fallbacks';
const query = '?ssr-fallback';

/** Returns the specifier of a demo's module with SSR fallbacks instead of the packages that have one. */
export function withSsrFallbacks(file: string): string {
  return file + query;
}

/**
 * Returns the SSR fallbacks of an app: absolute file by the import specifier that it replaces. When the build renders a
 * demo for readers without JavaScript, `ssr-fallbacks/@scope/name.tsx` replaces `@scope/name`. Libraries that render
 * nothing or an empty box on the server need this.
 */
export function listSsrFallbacks(appDir: string): ReadonlyMap<string, string> {
  const cwd = path.join(appDir, folder);
  const files = globSync('**/*.tsx', { cwd }).sort();
  return new Map(files.map((file) => [file.replace(/\.tsx$/, ''), path.join(cwd, file)]));
}

/** Resolves SSR fallbacks for modules that are requested with `withSsrFallbacks`, and for their relative imports. */
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
