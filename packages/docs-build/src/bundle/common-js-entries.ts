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

function listNames(specifier: string, importer: string): readonly string[] | undefined {
  try {
    const loaded: unknown = createRequire(importer)(specifier);
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
