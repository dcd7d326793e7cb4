/** Query of packages that are loaded again, with the hooks. */
export const againQuery = '?again';

/**
 * Source of resolve hooks of Node, as a module. Some packages import folders, or files without ending, from ES modules.
 * Bundlers find these, Node does not. With the hooks, what Node cannot find is resolved as `require` would. In a process in
 * which such an import has failed, Node remembers that: the query in the URL of a package is passed on to its files, so that
 * they are loaded again.
 */
const hooks = `
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
const codes = new Set(['ERR_UNSUPPORTED_DIR_IMPORT', 'ERR_MODULE_NOT_FOUND']);
function find(error, specifier, { parentURL = '' }) {
  if (!codes.has(error.code) || !parentURL.startsWith('file:')) throw error;
  try {
    const file = createRequire(parentURL).resolve(specifier);
    return { url: pathToFileURL(file).href, shortCircuit: true };
  } catch {
    throw error;
  }
}
export async function resolve(specifier, context, next) {
  const found = await Promise.resolve(next(specifier, context)).catch((error) => find(error, specifier, context));
  const isAgain = (context.parentURL ?? '').endsWith('${againQuery}');
  return isAgain && /^file:[^?]*$/.test(found.url) ? { ...found, url: found.url + '${againQuery}' } : found;
}
export function resolveSync(specifier, context, next) {
  try {
    return next(specifier, context);
  } catch (error) {
    return find(error, specifier, context);
  }
}
`;

/** URL of the hooks, for `register` of `node:module`. */
export const lenientResolveUrl = `data:text/javascript,${encodeURIComponent(hooks)}`;

/** Matches errors of imports that the hooks resolve. They start then, because with hooks each import waits for a thread. */
export const unresolvedImport = /(?:Directory import|Cannot find module) '([^']+)'.* imported from/;
