import type { CatalogEntry } from './types';

/** Products and navigation. */
export const productCodes = {
  DOCS2001: {
    title: 'Unknown product',
    text: 'The product id is not in the product table (`packages/products`). The table says which product owns which addresses.',
  },
  DOCS2002: {
    title: 'Product defined twice',
    text: 'An app exports two definitions of one product.',
  },
  DOCS2003: {
    title: 'Products of an app do not share a root',
    text: 'All products of one app are below the address of its first product, because the app is deployed to that address.',
  },
  DOCS2004: {
    title: 'Pages outside their product',
    text: 'The pages of the definition are at addresses that the product does not own.',
  },
  DOCS2005: {
    title: 'Duplicate pathname',
    text: 'Two entries of the navigation have the same pathname. Each page has one place in the navigation.',
  },
  DOCS2006: {
    title: 'Pathname owned by two apps',
    text: 'Two apps publish a page at the same address.',
  },
  DOCS2007: {
    title: 'Navigation entry without a page',
    text: 'An entry without children needs a page file in `content/`.',
  },
  DOCS2008: {
    title: 'Page without a navigation entry',
    text: 'The page file exists, but readers cannot reach it: no entry has its pathname.',
  },
  DOCS2009: {
    title: 'Page at a foreign address',
    text: 'The address of the page belongs to another product.',
  },
  DOCS2010: {
    title: 'Redirect from an existing page',
    text: 'The old address still has a page, so the redirect would hide it.',
  },
  DOCS2011: {
    title: 'Redirect from a foreign address',
    text: 'A product may only redirect addresses that it owns.',
  },
  DOCS2012: {
    title: 'Duplicate redirect',
    text: 'Two redirects have the same old address.',
  },
  DOCS2013: {
    title: 'Redirect in two hops',
    text: 'The target is itself redirected. Each hop costs readers a round trip.',
  },
  DOCS2014: {
    title: 'Redirect to nowhere',
    text: 'The target of the redirect is not a page or has no such heading.',
  },
  DOCS2015: {
    title: 'Version without text',
    text: 'Every version but the current one needs a text: the current one is named by the installed package.',
  },
  DOCS2016: {
    title: 'Not exactly one current version',
    text: 'The version menu marks one version as current.',
  },
  DOCS2017: {
    title: 'Version differs from the installed package',
    text: 'The version menu names another version than the one that is installed and documented.',
  },
  DOCS2018: {
    title: 'Documented package is not installed',
    text: 'The build reads the version of the documented package, and the package is not installed.',
  },
  DOCS2019: {
    title: 'No version to show',
    text: 'The product names no package and its app has no version, so nothing says which version the pages describe.',
  },
  DOCS2020: {
    title: 'Language of a page is not declared',
    text: '`languages` in `product.ts` lists the languages of an app. Pages and translations of other languages would not be published.',
  },
  DOCS2021: {
    title: 'Translated page without an original',
    text: 'Each translated page needs an English page with the same name.',
  },
  DOCS2022: {
    title: 'English page with a language in its name',
    text: 'English pages have no language in their name: `button.mdx`, not `button-en.mdx`.',
  },
  DOCS2023: {
    title: 'Title of an unknown page',
    text: 'A translation gives a title to a pathname that is not in the navigation.',
  },
  DOCS2024: {
    title: 'Unknown package',
    text: '`api` or `library` names a package that the app cannot resolve, or one without type declarations.',
  },
  DOCS2025: {
    title: 'Title of a page in product.ts',
    text: 'The title of a page is in its front matter. `title` in `product.ts` is for groups, links and planned pages. Write `navigationTitle` in the front matter to show a shorter title in the navigation.',
  },
  DOCS2026: {
    title: 'Conflicting route',
    text: '`route` in `product.ts` names a product that the product table has, or a prefix of another product. Only a product that the table does not have, because its app is in another repository, needs a `route`.',
  },
  DOCS2027: {
    title: 'Invalid docs.config.ts',
    text: 'The default export of `docs.config.ts` has something that `defineDocsConfig` does not know, or the file does not run.',
  },
  DOCS2028: {
    title: 'Invalid emitted file',
    text: '`emit` of `docs.config.ts` returns a file that is not below the root of the product, that a browser could run, or that the build writes itself.',
  },
  DOCS2029: {
    title: 'Invalid slot of docs.config.ts',
    text: 'A component of `slots` throws on the server, or renders something that is not part of the page’s content: a heading, a landmark, a script, an event handler, styles, or more than 4,096 characters.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
