/**
 * Returns the specifiers of the static imports and re-exports of a minified module. The bundler's own list includes
 * imports that tree shaking removed.
 */
export function listStaticImports(code: string): string[] {
  const pattern = /\b(?:from|import)\s*(["'`])((?:\.{0,2}\/)[^"'`\s]+\.js)\1/g;
  return [...new Set([...code.matchAll(pattern)].map(([, , specifier = '']) => specifier))];
}
