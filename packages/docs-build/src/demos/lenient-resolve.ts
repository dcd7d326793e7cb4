/**
 * Source of resolve hooks of Node, as a module. Some packages import folders, or files without ending, from ES modules.
 * Bundlers find these, Node does not. With the hooks, what Node cannot find is resolved as `require` would.
 */
const hooks = `
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
const codes = new Set(['ERR_UNSUPPORTED_DIR_IMPORT', 'ERR_MODULE_NOT_FOUND']);
export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    const { parentURL = '' } = context;
    if (!codes.has(error.code) || !parentURL.startsWith('file:')) throw error;
    try {
      const file = createRequire(parentURL).resolve(specifier);
      return { url: pathToFileURL(file).href, shortCircuit: true };
    } catch {
      throw error;
    }
  }
}
`;

/** URL of the hooks, for `register` of `node:module`. */
export const lenientResolveUrl = `data:text/javascript,${encodeURIComponent(hooks)}`;

/** Matches errors of imports that the hooks resolve. Builds start them then, because with hooks each import waits for a thread. */
export const unresolvedImport = /Directory import '|Cannot find module '[^']+' imported from/;
