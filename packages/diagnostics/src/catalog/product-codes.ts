import type { CatalogEntry } from './types';

/** Products and navigation. */
export const productCodes = {
  DOCS2001: {
    title: 'Unknown product',
    text: 'The product id is not in the product table (`packages/products`). The table says which product owns which addresses.',
    fix: 'Correct the id. For a new product, add a row to the product table, or `route` to `product.ts` if the app is in a repository of its own.',
  },
  DOCS2002: {
    title: 'Product defined twice',
    text: 'An app exports two definitions of one product, so it is not clear which pages it has.',
    fix: 'Remove one of the exports, or give it the id of another product.',
  },
  DOCS2003: {
    title: 'Products of an app do not share a root',
    text: 'All products of one app are below the address of its first product, because the app is deployed to that address.',
    fix: 'Move the product below the first one in the product table, or give it an app of its own.',
  },
  DOCS2004: {
    title: 'Pages outside their product',
    text: 'The pages of the definition are at addresses that the product does not own, so they would never be served.',
    fix: 'Correct the pathnames: they begin with a prefix of the product in the product table. If the product should own the address, add the prefix there.',
  },
  DOCS2005: {
    title: 'Duplicate pathname',
    text: 'Two entries of the navigation have the same pathname. Each page has one place in the navigation.',
    fix: 'Remove one of the entries. To show a page in a second place, link to it from the text.',
  },
  DOCS2006: {
    title: 'Pathname owned by two apps',
    text: 'Two apps publish a page at the same address, and the site can serve only one of them.',
    fix: 'Move one of the pages, and add a redirect from its old address.',
  },
  DOCS2007: {
    title: 'Navigation entry without a page',
    text: 'An entry without children needs a page file in `content/`.',
    fix: 'Create the file that the message names, or mark the entry with `planned: true` until it is written. A group has `children`.',
  },
  DOCS2008: {
    title: 'Page without a navigation entry',
    text: 'The page file exists, but readers cannot reach it: no entry has its pathname.',
    fix: 'Add an entry with its pathname to `pages` in `product.ts`, or delete the file.',
  },
  DOCS2009: {
    title: 'Page at a foreign address',
    text: 'The address of the page belongs to another product. Two products at one address would overwrite each other.',
    fix: 'Move the file, or correct the pathname of the entry. The product that owns the address publishes the page.',
  },
  DOCS2010: {
    title: 'Redirect from an existing page',
    text: 'The old address still has a page, so the redirect would hide it.',
    fix: 'Delete the page, or remove the redirect.',
  },
  DOCS2011: {
    title: 'Redirect from a foreign address',
    text: 'A product may only redirect addresses that it owns: the build of the owner could publish a page there.',
    fix: 'Ask the team of the product that owns the address for the redirect.',
  },
  DOCS2012: {
    title: 'Duplicate redirect',
    text: 'Two redirects have the same old address, so one of them would never be followed.',
    fix: 'Remove one of them. If they have different targets, keep the page that has the content now.',
  },
  DOCS2013: {
    title: 'Redirect in two hops',
    text: 'The target is itself redirected. Each hop costs readers a round trip.',
    fix: 'Write the last address of the chain as the target.',
  },
  DOCS2014: {
    title: 'Redirect to nowhere',
    text: 'The target of the redirect is not a page or has no such heading, so readers of an old link would find an error page.',
    fix: 'Correct the address or the id after `#`. For a page of another product, compare with the live site.',
  },
  DOCS2015: {
    title: 'Version without text',
    text: 'Every version but the current one needs a text: the current one is named by the installed package.',
    fix: 'Add `text`, such as `v5`, to the version.',
  },
  DOCS2016: {
    title: 'Not exactly one current version',
    text: 'The version menu marks one version as current, and the definition has none or several.',
    fix: 'Write `current: true` at the version that the installed package has, and remove it from the others.',
  },
  DOCS2017: {
    title: 'Version differs from the installed package',
    text: 'The version menu names another version than the one that is installed and documented.',
    fix: 'Remove `text` from the current version: it is named by the installed package. If the package is wrong, install the version that the pages describe.',
  },
  DOCS2018: {
    title: 'Documented package is not installed',
    text: 'The build reads the version of the documented package, its types and its code from `node_modules` of the app, and it is not there.',
    fix: 'Add the package to the dependencies of the app and install it.',
  },
  DOCS2019: {
    title: 'No version to show',
    text: 'The product names no package and its app has no version, so nothing says which version the pages describe.',
    fix: 'Write `library: { packageName }` in `product.ts`, or a version in `package.json`.',
  },
  DOCS2020: {
    title: 'Language of a page is not declared',
    text: '`languages` in `product.ts` lists the languages of an app. Pages and translations of other languages would not be published.',
    fix: 'Add the language to `languages` in `product.ts`, or remove the file.',
  },
  DOCS2021: {
    title: 'Translated page without an original',
    text: 'Each translated page needs an English page with the same name. The English page is shown in all languages without a translation.',
    fix: 'Add the English page, or rename the translation after the page that it translates: `button.zh.mdx` belongs to `button.mdx`.',
  },
  DOCS2022: {
    title: 'English page with a language in its name',
    text: 'English pages have no language in their name, because their name is also their address.',
    fix: 'Rename the file: `button.mdx`, not `button-en.mdx` or `button.en.mdx`.',
  },
  DOCS2023: {
    title: 'Title of an unknown page',
    text: 'A translation gives a title to a pathname that is not in the navigation, so the title is never shown.',
    fix: 'Correct the pathname, or remove the title. When a page moves, its titles in `translations` move with it.',
  },
  DOCS2024: {
    title: 'Unknown package',
    text: '`api` or `library` names a package that the app cannot resolve, or one without type declarations.',
    fix: 'Correct the name, or install the package. A package without types has no API reference: remove it from `library.api`.',
  },
  DOCS2025: {
    title: 'Title of a page in product.ts',
    text: 'The title of a page is in its front matter. `title` in `product.ts` is for groups, links and planned pages.',
    fix: 'Move the title to the front matter of the page. Write `navigationTitle` there to show a shorter title in the navigation.',
  },
  DOCS2026: {
    title: 'Conflicting route',
    text: '`route` in `product.ts` names a product that the product table has, or a prefix of another product. Only a product that the table does not have, because its app is in another repository, needs a `route`.',
    fix: 'Remove `route` if the product table has the product; otherwise take an id and prefixes that no other product has.',
  },
  DOCS2027: {
    title: 'Invalid docs.config.ts',
    text: 'The default export of `docs.config.ts` has something that `defineDocsConfig` does not know, or the file does not run.',
    fix: 'Correct or remove what the message names. [Extending](extending.md) lists everything that the file can have.',
  },
  DOCS2028: {
    title: 'Invalid emitted file',
    text: '`emit` of `docs.config.ts` returns a file that is not below the root of the product, that a browser could run, or that the build writes itself.',
    fix: 'Return files below the root of the product that browsers don’t run, such as JSON, text and images, under names of their own.',
  },
  DOCS2029: {
    title: 'Invalid slot of docs.config.ts',
    text: 'A component of `slots` throws on the server, or renders something that is not part of the page’s content: a heading, a landmark, a script, an event handler, styles, or more than 4,096 characters.',
    fix: 'Render plain content: text, links, lists and images of the app. Interactive parts belong in a [bare demo](../CONTRIBUTING.md#demos).',
  },
  DOCS2030: {
    title: 'Outdated version number',
    text: 'The version menu names a release that is not published, or one that is not the last of its major version, while the linked site documents the last one. `docs check --versions` asks npm.',
    fix: 'Write the number that the message names. Only version numbers are checked, not other texts such as “All versions”.',
  },
  DOCS2031: {
    title: 'Page that ends with .md',
    text: 'Pages are files below `content` that end with `.mdx`. A file that ends with `.md` would be left out of the site. A `README.md` is for authors, and is no page.',
    fix: 'Rename the file. `docs import` converts the pages of another generator.',
  },
  DOCS2032: {
    title: 'Repeated version',
    text: 'Two versions in the menu have the same text or the same address. Readers cannot tell the texts apart, and one of two equal addresses is probably that of another version.',
    fix: 'Correct the text or the address of one version, or remove it.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
