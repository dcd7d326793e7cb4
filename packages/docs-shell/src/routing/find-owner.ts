import type { ProductRoute, ProductTable } from './types';

/** A product of the table with the prefix by which it owns a path. */
export interface Owner {
  readonly route: ProductRoute;
  readonly prefix: string;
}

/** The product that owns a normalised pathname: the longest prefix of whole segments wins (SPEC RT-1). */
export function findOwner(pathname: string, table: ProductTable): Owner | undefined {
  let owner: Owner | undefined;
  for (const route of table) {
    for (const prefix of route.pathPrefixes) {
      if (startsWithSegments(pathname, prefix) && prefix.length > (owner?.prefix.length ?? 0)) {
        owner = { route, prefix };
      }
    }
  }
  return owner;
}

function startsWithSegments(pathname: string, prefix: string): boolean {
  return prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`);
}
