/**
 * Scope of the published packages. Some of their names are taken on npm, such as `products`. To publish under another
 * scope, change this line: nothing else names it.
 */
export const scope = '@library-docs';

/** Returns the name under which a package is published. */
export function publishedName(name: string): string {
  return `${scope}/${name}`;
}

/**
 * Returns the version of a published package for a `package.json`. The alias keeps the name of the workspace in imports,
 * so that code is the same in this repository and in all others.
 */
export function publishedVersion(name: string, version: string): string {
  return `npm:${publishedName(name)}@${version}`;
}
