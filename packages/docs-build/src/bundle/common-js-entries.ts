import { createRequire } from 'node:module';

/**
 * Returns the code of a module that re-exports a CommonJS package with named exports, or undefined if Node cannot load the
 * package. `export *` passes on no names of CommonJS, so Node has to list them.
 *
 * @param importer absolute path of the file that imports the package
 */
export function writeCommonJsEntry(specifier: string, importer: string): string | undefined {
  const names = listNames(specifier, importer);
  if (names === undefined) return undefined;
  return [
    `import * as all from ${JSON.stringify(specifier)};`,
    'export default all.default;',
    ...names.map((name, index) => `const name${index} = all[${JSON.stringify(name)}];`),
    `export { ${names.map((name, index) => `name${index} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/**
 * Loads a package with new copies of all modules, because some add names to others, as `moment-timezone` does to `moment`.
 * Otherwise the names would depend on what has been loaded before.
 */
function loadAlone(specifier: string, importer: string): unknown {
  const require = createRequire(importer);
  const { cache } = require;
  const before = { ...cache };
  const clear = () => Object.keys(cache).forEach((file) => Reflect.deleteProperty(cache, file));
  clear();
  try {
    return require(specifier);
  } finally {
    clear();
    Object.assign(cache, before);
  }
}

function listNames(specifier: string, importer: string): readonly string[] | undefined {
  try {
    const loaded = loadAlone(specifier, importer);
    const isObject =
      typeof loaded === 'function' || (typeof loaded === 'object' && loaded !== null);
    return isObject
      ? Object.keys(loaded)
          .filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && !/^(default|__esModule)$/.test(name))
          .sort()
      : [];
  } catch {
    return undefined;
  }
}
