import type { InstalledPackage, PageEntry, Product, ProductDefinition } from 'docs-shell/manifest';
import { isExternal, normalizePathname, rootPathOf } from 'docs-shell/routing';
import type { ProductRoute } from 'docs-shell/routing';

/** Creates a product from a valid definition, its row of the product table and the installed version. */
export function createProduct(
  { identity, versions, pages, redirects = [], languages, noindex }: ProductDefinition,
  route: ProductRoute,
  installedVersion: string,
  library?: InstalledPackage,
): Product {
  const rootPath = rootPathOf(route);
  return {
    identity: { logo: `${rootPath}/logo.svg`, ...identity },
    versions: versions.map(({ text = installedVersion, current = false, ...version }) => ({
      ...version,
      text,
      current,
    })),
    pages: pages.map(normalizeEntry),
    redirects,
    rootPath,
    ...(languages && { languages }),
    ...(noindex !== undefined && { noindex }),
    ...(library && { library }),
  };
}

function normalizeEntry(entry: PageEntry): PageEntry {
  const { pathname, children } = entry;
  return {
    ...entry,
    pathname: isExternal(pathname) ? pathname : normalizePathname(pathname),
    ...(children && { children: children.map(normalizeEntry) }),
  };
}
