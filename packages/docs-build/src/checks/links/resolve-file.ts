/** The response of the server to a path of the site. */
export type ResolvedFile =
  | { readonly kind: 'file'; readonly file: string }
  /** The server redirects to the path with a trailing slash. */
  | { readonly kind: 'redirect' }
  | { readonly kind: 'missing' };

/** Returns the file that the server sends for a decoded path. */
export function resolveFile(pathname: string, files: { has(file: string): boolean }): ResolvedFile {
  const name = pathname.slice(1);
  if (pathname.endsWith('/')) {
    const file = `${name}index.html`;
    return files.has(file) ? { kind: 'file', file } : { kind: 'missing' };
  }
  if (files.has(name)) return { kind: 'file', file: name };
  return files.has(`${name}/index.html`) ? { kind: 'redirect' } : { kind: 'missing' };
}
