import type { PageEntry } from 'docs-shell/product';
import { apiFolder, normalizePathname } from 'docs-shell/routing';
import type { ProductRoute } from 'docs-shell/routing';
import { z } from 'zod';
import { redirectAliases } from './api-aliases';
import { groupApiPages } from './group-api-pages';
import type { ApiPageFile, ProductApi, ProductHistory } from './product-api';
import type { ApiFile } from './read-api-documents';
import type { Ledgers } from './read-ledgers';
import { splitChanges } from './split-changes';

/** The fields that declare an API reference, read from a definition that can be invalid elsewhere. */
const apiSourceSchema = z.object({
  library: z.object({
    packageName: z.string(),
    api: z.object({
      packages: z.array(z.string()).optional(),
      complete: z
        .union([z.boolean(), z.record(z.string(), z.string())])
        .optional()
        .catch(undefined),
      guides: z
        .object({ props: z.record(z.string(), z.string()).optional() })
        .optional()
        .catch(undefined),
    }),
  }),
});

/**
 * Returns the API reference of a product: the pages of the packages that it documents. Returns undefined without
 * `library.api` in `product.ts`.
 */
export function findProductApi(
  definition: unknown,
  route: ProductRoute | undefined,
  { files, ledgers }: { readonly files: readonly ApiFile[]; readonly ledgers: Ledgers['ledgers'] },
): ProductApi | undefined {
  const source = apiSourceSchema.safeParse(definition).data?.library;
  if (source === undefined || route === undefined) return undefined;
  const packages = source.api.packages ?? [source.packageName];
  const pathname = apiFolder(route);
  const pages = files
    .filter(({ document }) => packages.includes(document.package.name))
    .map((file) => ({ ...file, pathname: `${pathname}/${file.document.slug}` }));
  const { complete = false } = source.api;
  const guides = source.api.guides?.props;
  if (pages.length === 0) return undefined;
  const { productId } = route;
  const ledger = ledgers.get(productId);
  const history = ledger && createHistory(`${pathname}/changes`, ledger);
  return {
    productId,
    pathname,
    pages,
    isComplete: complete !== false,
    ...(typeof complete === 'object' && { exempt: Object.keys(complete) }),
    ...(history && { history }),
    ...(guides && { guides }),
  };
}

function createHistory(pathname: string, ledger: ProductHistory['ledger']): ProductHistory {
  const parts = splitChanges(ledger).map((part) => ({
    ...part,
    pathname: `${pathname}/${part.slug}`,
  }));
  return { pathname, ledger, parts };
}

/** Returns whether the navigation lists a page. The index of the reference lists all pages. */
export function isListed({ document }: ApiPageFile): boolean {
  return document.internal === undefined;
}

/**
 * Adds the API reference to the end of a definition's navigation, and redirects from the addresses of aliases. A redirect
 * of the definition comes first.
 */
export function withApiEntries(definition: unknown, api: ProductApi | undefined): unknown {
  const pages =
    typeof definition === 'object' && definition !== null && 'pages' in definition
      ? definition.pages
      : undefined;
  if (api === undefined || !Array.isArray(pages)) return definition;
  const entries: readonly unknown[] = pages;
  const redirects = addRedirects(definition, api);
  return {
    ...(definition as object),
    // Beside entries without icons, a title after an icon would be out of line.
    pages: [...entries, { ...createGroup(api), ...(entries.some(hasIcon) && { icon: 'api' }) }],
    ...(redirects && { redirects }),
  };
}

function hasIcon(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'icon' in entry;
}

const redirectsSchema = z.object({
  redirects: z.array(z.object({ from: z.string() }).loose()).optional(),
});

/** Returns undefined if there is nothing to add, or if the redirects of the definition cannot be read. */
function addRedirects(definition: unknown, { pathname, pages }: ProductApi) {
  const { data } = redirectsSchema.safeParse(definition);
  if (!data) return undefined;
  const { redirects = [] } = data;
  const own = new Set(redirects.map(({ from }) => normalizePathname(from)));
  const more = redirectAliases(pathname, pages).filter(({ from }) => !own.has(from));
  return more.length === 0 ? undefined : [...redirects, ...more];
}

function createGroup({ pathname, pages, history }: ProductApi): PageEntry {
  const groups = groupApiPages(pages)
    .filter(({ isInternal }) => !isInternal)
    .map(({ id, title, pages: listed }) => ({
      pathname: `${pathname}/${id}-group`,
      subheader: title,
      children: listed.map(createEntry),
    }));
  const [only] = groups;
  const children = [
    ...(history ? [{ pathname: history.pathname }] : []),
    ...(groups.length === 1 && only ? only.children : groups),
  ];
  return { pathname, children };
}

function createEntry({ pathname, document }: ApiPageFile): PageEntry {
  const { plan, isUnstable, deprecation } = document;
  return {
    pathname,
    ...(plan && { plan }),
    ...(deprecation ? { legacy: true } : isUnstable && { unstable: true }),
  };
}
