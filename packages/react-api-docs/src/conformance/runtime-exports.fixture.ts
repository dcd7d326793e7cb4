/** Exports that look like a component or a hook but have no document, each with the reason. */
const undocumented: Readonly<Record<string, string>> = {
  '@mui/joy TextField':
    'version 5.0.0-beta.49 keeps the name of what it removed: it throws, and its type is `() => never`',
  '@mui/material FormLabelRoot':
    'the declarations of version 7.1.0 leave it out: TypeScript cannot import it',
  '@mui/material usePagination':
    'the declarations of version 7.1.0 leave it out of the entry: TypeScript cannot import it',
  '@mui/system useRtl':
    'the declarations of version 7.1.0 leave it out of the entry: TypeScript cannot import it',
  '@mui/system RtlProvider':
    'the declarations of version 7.1.0 leave it out of the entry: TypeScript cannot import it',
};

const contextTypes = ['react.context', 'react.provider', 'react.consumer'];

/**
 * Returns the components that a package exports at run time. It does not use types, so it checks independently which
 * exports the extraction found.
 */
export function listRuntimeComponents(
  packageName: string,
  module: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(module)
    .filter(([name, value]) => isDrawn(name, value))
    .map(([name]) => name)
    .filter((name) => !(`${packageName} ${name}` in undocumented));
}

/** Returns the hooks that a package exports at run time, including those of its namespaces. */
export function listRuntimeHooks(packageName: string, module: object, prefix = ''): string[] {
  return Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null && isNamespace(value)) {
      return listRuntimeHooks(packageName, value, `${prefix}${name}.`);
    }
    const isHook = typeof value === 'function' && /^(unstable_)?use[A-Z]/.test(name);
    return isHook && !(`${packageName} ${name}` in undocumented) ? [`${prefix}${name}`] : [];
  });
}

/** Returns the functions and classes that the compound components of a package have besides parts and hooks. */
export function listRuntimeFunctions(module: object): string[] {
  return Object.entries(module)
    .filter(([name, value]) => isDrawn(name, value) && isNamespace(value as object))
    .flatMap(([name, value]: [string, object]) =>
      Object.entries(value)
        .filter(
          ([part, inner]) =>
            typeof inner === 'function' && !isDrawn(part, inner) && !/^use[A-Z]/.test(part),
        )
        .map(([part]) => `${name}.${part}`),
    );
}

function isDrawn(name: string, value: unknown): boolean {
  const bare = name.replace(/^(unstable|experimental)_/i, '');
  if (!/^[A-Z]/.test(bare) || /^[A-Z][A-Z0-9_]+$/.test(bare)) return false;
  if (typeof value === 'function') return !isPlainClass(value);
  if (typeof value !== 'object' || value === null) return false;
  if ('$$typeof' in value) return !contextTypes.includes(symbolName(value.$$typeof));
  return isNamespace(value) && Object.entries(value).some(([part, inner]) => isDrawn(part, inner));
}

/** Returns whether a class is not a component: an error, a cache, a registry of open modals. */
function isPlainClass(value: object): boolean {
  const prototype: unknown = 'prototype' in value ? value.prototype : undefined;
  const isClass = Function.prototype.toString.call(value).startsWith('class');
  return (
    isClass && !(typeof prototype === 'object' && prototype && 'isReactComponent' in prototype)
  );
}

function isNamespace(value: object): boolean {
  return Object.prototype.toString.call(value) === '[object Module]';
}

function symbolName(value: unknown): string {
  return typeof value === 'symbol' ? (value.description ?? '') : '';
}
