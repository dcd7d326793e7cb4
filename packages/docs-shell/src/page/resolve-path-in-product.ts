/** What of a normalised pathname comes after its product's root: `/react-button`, and `''` for the root itself. */
export function resolvePathInProduct(pathname: string, rootPath: string): string {
  const isBelow = pathname === rootPath || pathname.startsWith(`${rootPath}/`);
  return (isBelow ? pathname.slice(rootPath.length) : pathname).replace(/\/$/, '');
}
