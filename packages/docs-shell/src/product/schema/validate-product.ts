import { closestName, describeValue } from 'diagnostics';
import { parseWithDiagnostics } from 'diagnostics/zod';
import { isRecord } from '../../lib/is-record';
import { contentPathname, contentSlug, findOwner, rootPathOf } from '../../routing';
import { checkRedirects } from './check-redirects';
import { findDuplicates } from './find-duplicates';
import { productDefinitionSchema } from './product-definition-schema';
import { readDefinition } from './read-definition';
import type { DefinitionView } from './read-definition';
import type { DefinitionContext, DefinitionDiagnostic } from './types';

/**
 * Returns all diagnostics of a product definition. If there are none, the value is a `ProductDefinition`. Every rule reads as
 * much as it can, so that an invalid entry does not hide diagnostics elsewhere.
 */
export function validateProduct(
  definition: unknown,
  context: DefinitionContext,
): readonly DefinitionDiagnostic[] {
  const view = readDefinition(definition, context.productTable);
  return [
    ...checkSchema(definition),
    ...checkOwnership(view, context),
    ...findDuplicates(view.ownEntries),
    ...checkVersions(view),
    ...checkRedirects(view, context),
    ...checkPageFiles(view, context),
  ];
}

/** What the schema alone finds: unknown keys, wrong types, bad formats. */
function checkSchema(definition: unknown): readonly DefinitionDiagnostic[] {
  const { diagnostics } = parseWithDiagnostics(productDefinitionSchema, definition, { file: '' });
  return diagnostics.map(({ file: _, path = '', ...message }) => ({ path, ...message }));
}

/** Reports a product that no URL resolves to: it is not in the product table, or none of its pages is below its prefixes. */
function checkOwnership(
  view: DefinitionView,
  { productTable }: DefinitionContext,
): readonly DefinitionDiagnostic[] {
  const { productId, route } = view;
  if (productId === undefined) return [];
  const ids = productTable.map((row) => row.productId);
  if (route === undefined) {
    if (view.hasOwnRoute) return [];
    const meant = closestName(productId, ids);
    return [
      {
        path: 'identity.id',
        code: 'DOCS2001',
        received: `${JSON.stringify(productId)}, which the product table does not have`,
        expected: `one of ${ids.join(', ')}`,
        hint:
          meant === undefined
            ? 'Add the product to packages/products/src/product-table.ts. In another repository, add route: { category, prefixes }.'
            : `Did you mean ${JSON.stringify(meant)}?`,
      },
    ];
  }
  const links = view.entries.filter((entry) => !entry.isExternal);
  if (view.ownEntries.length > 0 || links.length === 0) return [];
  const owners = links.map((entry) => findOwner(entry.pathname, productTable)?.route.productId);
  const names = [...new Set(owners)].filter((name) => name !== undefined).join(', ');
  return [
    {
      path: 'identity.id',
      code: 'DOCS2004',
      received: `${JSON.stringify(productId)}, while every page is at an address of ${names}`,
      expected: `pages below ${rootPathOf(route) || '/'}`,
      hint: `Correct the id, or the pathnames, or the prefix in route or in packages/products/src/product-table.ts.`,
    },
  ];
}

/** Reports versions unless exactly one is current and all others have a text, and each is listed once. */
function checkVersions({ versions }: DefinitionView): readonly DefinitionDiagnostic[] {
  const places = versions.map((version, index) => ({
    path: `versions[${index}]`,
    version: isRecord(version) ? version : undefined,
  }));
  const current = places.filter(({ version }) => version?.current === true);
  const nameless = places.filter(
    ({ version }) => version && version.current !== true && version.text === undefined,
  );
  return [
    ...countDiagnostics(current.map(({ path }) => path)),
    ...nameless.map(({ path, version }) => ({
      path: `${path}.text`,
      code: 'DOCS2015' as const,
      received: describeValue(version?.text),
      expected: 'a text for every version but the current one',
      hint: `Add text: 'v5' (or whatever it is called) to ${path}.`,
    })),
    ...repeatedVersions(versions, 'text'),
    ...repeatedVersions(versions, 'href'),
  ];
}

/** Reports versions with the text or the address of an earlier one: readers could not tell them apart. */
function repeatedVersions(
  versions: readonly unknown[],
  key: 'text' | 'href',
): readonly DefinitionDiagnostic[] {
  const values = versions.map((version) => (isRecord(version) ? version[key] : undefined));
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (typeof value !== 'string' || first === index) return [];
    return [
      {
        path: `versions[${index}].${key}`,
        code: 'DOCS2032' as const,
        received: `${JSON.stringify(value)}, which versions[${first}] has`,
        expected: `no other version with this ${key}`,
        hint: 'Correct one of the two, or remove it.',
      },
    ];
  });
}

function countDiagnostics([first, ...others]: readonly string[]): DefinitionDiagnostic[] {
  if (first === undefined) {
    return [
      {
        path: 'versions',
        code: 'DOCS2016',
        received: 'no current version',
        expected: 'exactly one version with current: true',
        hint: 'Add { current: true }: its text is the version of the installed package.',
      },
    ];
  }
  return others.map((path) => ({
    path: `${path}.current`,
    code: 'DOCS2016',
    received: `current: true at ${first} and again at ${path}`,
    expected: 'exactly one version with current: true',
    hint: `Remove current from ${first} or from ${path}.`,
  }));
}

/** The product's 404 page is not part of the navigation. */
const notFoundSlug = '404';

/** Reports entries without page file, page files without entry, and entries that repeat the title of their page. */
function checkPageFiles(
  { route, entries, ownEntries }: DefinitionView,
  { productTable, contentSlugs, unlistedSlugs = new Set() }: DefinitionContext,
): readonly DefinitionDiagnostic[] {
  // If no entry belongs to the product, its id is wrong. Reporting every file would hide that.
  if (route === undefined || (ownEntries.length === 0 && entries.length > 0)) return [];
  const files = new Map(
    [...contentSlugs].map((slug) => [contentPathname(slug, route), slug] as const),
  );
  const listed = new Set(ownEntries.map((entry) => entry.pathname));
  const strays = [...files].filter(
    ([pathname, slug]) =>
      slug !== notFoundSlug &&
      !unlistedSlugs.has(slug) &&
      !listed.has(pathname) &&
      findOwner(pathname, productTable)?.route.productId === route.productId,
  );
  const straySlugs = strays.map(([, slug]) => slug);

  const missing = ownEntries
    .filter((entry) => entry.needsPage && !files.has(entry.pathname))
    .map((entry): DefinitionDiagnostic => {
      const file = `content/${contentSlug(entry.pathname, productTable)}.mdx`;
      const similar = closestName(contentSlug(entry.pathname, productTable), straySlugs);
      return {
        path: entry.path,
        code: 'DOCS2007',
        received: `no file ${file}`,
        expected: 'a page file for each entry without children',
        hint:
          similar === undefined
            ? `Write ${file}, mark the entry with planned: true, or remove the entry.`
            : `Rename content/${similar}.mdx to ${file}, or correct the pathname.`,
      };
    });

  const unlisted = strays.map(([pathname, slug]): DefinitionDiagnostic => ({
    path: 'pages',
    code: 'DOCS2008',
    received: `content/${slug}.mdx, but no entry for ${pathname}`,
    expected: 'an entry for each page file',
    hint: `Add { pathname: '${pathname}' } to pages, or delete content/${slug}.mdx.`,
  }));

  const titled = ownEntries.flatMap(({ hasTitle, path, pathname }): DefinitionDiagnostic[] => {
    const slug = files.get(pathname);
    if (!hasTitle || slug === undefined) return [];
    return [
      {
        path: `${path}.title`,
        code: 'DOCS2025',
        received: `a title for ${pathname}, which has a page`,
        expected: 'no title here: the front matter of the page has it',
        hint: `Remove it. To show a shorter title in the navigation, write navigationTitle in content/${slug}.mdx.`,
      },
    ];
  });
  return [...missing, ...unlisted, ...titled];
}
